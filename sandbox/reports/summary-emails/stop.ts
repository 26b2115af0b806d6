import { recordActivity } from '#access/activity/record-activity.ts';
import { limitFailures, type RateLimit } from '#access/passwords/rate-limit.ts';
import type { CallOrigin } from '#access/sessions/call-origin.ts';
import { KIND_NAME, type SummaryEmailKind } from '#access/users/summary-email-kinds.ts';
import type { Queryable, Transactional } from '#ground/db/database.ts';
import { ApiError } from '#terms/errors/api-error.ts';

/** The e-mails that such a URL stops. */
export interface StoppableEmail {
  kind: SummaryEmailKind;
  wanted: boolean;
  businessName: string;
}

// A token has 192 random bits, so this limit only makes guessing expensive.
const GUESSES: RateLimit = { name: 'stop tokens', title: 'Correos', limit: 30, windowSeconds: 600 };

interface Reader {
  /** Address by which unknown tokens are counted; null is not limited. */
  clientAddress: string | null;
  now: Date;
}

/**
 * The e-mails that a token stops. Changes nothing, because mail programs open URLs to check them for dangers.
 * @throws ApiError 422 an unknown token, 429 too many of them
 */
export function readStoppable(
  database: Queryable,
  token: string,
  { clientAddress, now }: Reader,
): Promise<StoppableEmail> {
  return limitFailures(database, GUESSES, clientAddress, now, async () => {
    const [found] = await database.query<StoppableEmail>(
      `select s.kind, s.wanted, b.name as "businessName" from summary_emails s join businesses b on b.id = s.business_id
       where s.token = $1`,
      [token],
    );
    if (!found) throw new ApiError(422, 'wrong-code', 'Este enlace no existe', 'No detiene ningún correo.');
    return found;
  });
}

interface Owner {
  id: string;
  name: string;
  username: string;
  business_id: string;
}

/**
 * Stops the e-mails of a token; repeating it changes nothing.
 * @throws ApiError as `readStoppable`
 */
export async function stopEmail(
  database: Transactional,
  token: string,
  { from, ...reader }: Reader & { from: CallOrigin },
): Promise<StoppableEmail> {
  const found = await readStoppable(database, token, reader);
  await database.transaction(async (tx) => {
    const [owner] = await tx.query<Owner>(
      `update summary_emails s set wanted = false, version = version + 1 from users u
       where s.token = $1 and s.wanted and u.id = s.user_id returning u.id, u.name, u.username, u.business_id`,
      [token],
    );
    if (!owner) return;
    const actor = { user: owner, business: { id: owner.business_id }, from };
    const act = { action: 'summary-email-stopped', subject: KIND_NAME[found.kind] } as const;
    await recordActivity(tx, actor, act, reader.now);
  });
  return found;
}
