import type { Queryable } from '../../sandbox/db/database.ts';

/** The latest e-mail in the outbox for an address, and its one-time password, if any. */
export async function latestMail(
  database: Queryable,
  address: string,
): Promise<{ subject: string; body: string; password: string }> {
  const [mail] = await database.query<{ subject: string; body: string }>(
    'select subject, body from outbox where to_address = $1 order by id desc limit 1',
    [address],
  );
  if (!mail) throw new Error(`No e-mail was sent to ${address}`);
  return { ...mail, password: /de un solo uso: (\S+)/.exec(mail.body)?.[1] ?? '' };
}
