import { recordActivity } from '#access/activity/record-activity.ts';
import type { Session } from '#access/sessions/sessions.ts';
import type { Schemas } from '#ground/contract/operation-types.ts';
import type { Queryable, Transactional } from '#ground/db/database.ts';
import { newId } from '#terms/values/random-ids-and-codes.ts';
import { reencodePicture } from './reencode-picture.ts';

/** Served without a session, because an `img` element cannot send one. */
export const AVATAR_PATH = '/api/media/avatars';

/**
 * Replaces the business's picture.
 * @returns its URL
 * @throws ApiError 413, 422
 */
export async function updateAvatar(
  database: Transactional,
  session: Session,
  content: Schemas['UpdateAvatarContent'],
  now: Date,
): Promise<string> {
  const bytes = await reencodePicture(session.business.id, content);
  const id = newId('av');
  const address = `${AVATAR_PATH}/${id}.webp`;
  await database.transaction(async (tx) => {
    await tx.query(
      `insert into avatars (id, business_id, bytes, created_at) values ($1, $2, $3, $4)
       on conflict (business_id) do update set id = $1, bytes = $3, created_at = $4`,
      [id, session.business.id, bytes, now],
    );
    await tx.query('update businesses set avatar = $2 where id = $1', [session.business.id, address]);
    await recordActivity(tx, session, { action: 'avatar' }, now);
  });
  return address;
}

/** The bytes of a picture in WebP format; undefined if there is none with this name. */
export async function readAvatar(database: Queryable, fileName: string): Promise<Uint8Array | undefined> {
  const id = /^(av_\w+)\.webp$/.exec(fileName)?.[1];
  if (id === undefined) return undefined;
  const [row] = await database.query<{ bytes: Uint8Array }>('select bytes from avatars where id = $1', [id]);
  return row?.bytes;
}
