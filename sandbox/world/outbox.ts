import type { Queryable } from '../db/database.ts';

/** Enough to find the e-mail that was just sent. */
const LIMIT = 50;

export interface OutboxEmail {
  id: number;
  to: string;
  subject: string;
  body: string;
  date: Date;
  /** The six-digit verification code in it, if there is one. */
  code: string | null;
}

/** GET outbox: the e-mails of the API, newest first. */
export function listOutbox(database: Queryable): Promise<OutboxEmail[]> {
  return database.query<OutboxEmail>(
    `select id, to_address as "to", subject, body, created_at as date, substring(body from '(?<![\\w-])\\d{6}(?![\\w-])') as code
     from outbox order by id desc limit ${LIMIT}`,
  );
}
