import webPush from 'web-push';
import type { Queryable } from '#ground/db/database.ts';

/** The key pair by which push services know this server (VAPID), in base64url. */
export interface PushKeys {
  publicKey: string;
  privateKey: string;
}

/** The server's key pair, made when it is first needed. All processes use the one that was stored first. */
export async function readPushKeys(database: Queryable): Promise<PushKeys> {
  const stored = await storedKeys(database);
  if (stored) return stored;
  const { publicKey, privateKey } = webPush.generateVAPIDKeys();
  await database.query(
    'insert into push_keys (public_key, private_key) values ($1, $2) on conflict do nothing',
    [publicKey, privateKey],
  );
  const kept = await storedKeys(database);
  if (!kept) throw new Error('The keys for push messages were not stored');
  return kept;
}

async function storedKeys(database: Queryable): Promise<PushKeys | undefined> {
  const [row] = await database.query<{ public_key: string; private_key: string }>(
    'select public_key, private_key from push_keys',
  );
  return row && { publicKey: row.public_key, privateKey: row.private_key };
}
