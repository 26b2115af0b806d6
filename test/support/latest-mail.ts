import type { Queryable } from '#sandbox/ground/db/database.ts';

export interface TestMail {
  subject: string;
  body: string;
  /** The one-time password in the e-mail, if there is one. */
  password: string;
  /** The six-digit code in the e-mail, if there is one. */
  code: string;
}

/** The latest e-mail in the outbox for an address. */
export async function latestMail(database: Queryable, address: string): Promise<TestMail> {
  const [mail] = await database.query<{ subject: string; body: string }>(
    'select subject, body from outbox where to_address = $1 order by id desc limit 1',
    [address],
  );
  if (!mail) throw new Error(`No e-mail was sent to ${address}`);
  const password = /de un solo uso: (\S+)/.exec(mail.body)?.[1] ?? '';
  return { ...mail, password, code: /\b\d{6}\b/.exec(mail.body)?.[0] ?? '' };
}

/** The latest e-mail for a user. */
export async function latestMailOf(database: Queryable, username: string): Promise<TestMail> {
  const [user] = await database.query<{ address: string }>(
    'select email_address as address from users where username = $1',
    [username],
  );
  return latestMail(database, user?.address ?? '');
}
