import { readSummary } from '../rules/summary/read-summary.ts';
import type { Handler } from './handler.ts';
import { summaryJson } from './summary-json.ts';

/** POST transactions/v3/summary */
export const getSummary: Handler<'transactions.getSummary'> = async ({ content, reads, session, now }) => ({
  content: summaryJson(await readSummary(reads, session, content, now), session.business.timeZone),
});
