import type { Handler } from '#http/pipeline/handler.ts';
import { readSummary } from '#reports/summary/read-summary.ts';
import { summaryJson } from '#reports/summary/summary-json.ts';

/** POST transactions/v3/summary */
export const getSummary: Handler<'transactions.getSummary'> = async ({ content, reads, session, now }) => ({
  content: summaryJson(await readSummary(reads, session, content, now), session.business.timeZone),
});
