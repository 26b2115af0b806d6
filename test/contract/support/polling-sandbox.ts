import type { Database } from '#sandbox/ground/db/database.ts';
import { setClock } from '#sandbox/terms/time/clock.ts';
import { openFixtureDatabase } from '../../support/fixture-database.ts';
import { sandboxOf } from '../../support/in-process-sandbox.ts';

/** The calls that clients poll. */
export const CALLS = ['pending', 'paid', 'balances'] as const;
type Call = (typeof CALLS)[number];

/** A sandbox whose clock shows a noon, because the paid lists change at midnight, which tests might otherwise cross. */
export async function pollingSandbox() {
  const statements: string[] = [];
  const sandbox = await sandboxOf(noting(await openFixtureDatabase(), statements));
  const tomorrow = new Date(Date.now() + 18 * 3_600_000).toISOString().slice(0, 10);
  await setClock(sandbox.database, new Date(`${tomorrow}T18:00:00Z`));

  /** Polls a call, with a tag if one is given. */
  async function ask(token: string, call: Call, tag?: string, content: { businessBranchId?: string } = {}) {
    const response = await sandbox.call(`transactions/v3/${call}`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${token}`, ...(tag === undefined ? {} : { 'If-None-Match': tag }) },
      body: JSON.stringify({ requestContent: content }),
    });
    const { status, headers } = response;
    const text = await response.text();
    // The only part that may differ between two responses with the same tag.
    const body = text.replace(/"serverTime":"[^"]*"/, '');
    return { status, headers, text, body, tag: headers.get('ETag') ?? '' };
  }
  return { sandbox, statements, ask };
}

/** Adds the text of every statement to `statements`. */
function noting(database: Database, statements: string[]): Database {
  return {
    ...database,
    query: (sql, params, options) => {
      statements.push(sql);
      return database.query(sql, params, options);
    },
  };
}
