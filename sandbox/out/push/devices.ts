import { createECDH } from 'node:crypto';
import { recordActivity } from '#access/activity/record-activity.ts';
import { deviceName } from '#access/sessions/device-name.ts';
import type { Session } from '#access/sessions/sessions.ts';
import { type PushKind, pushKindsOf } from '#access/users/push-kinds.ts';
import type { Schemas } from '#ground/contract/operation-types.ts';
import type { Queryable, Transactional } from '#ground/db/database.ts';
import type { WebhookSender } from '#out/notifications/webhook-sender.ts';
import { businessRule, forbidden, invalidFields, noSession, notFound } from '#terms/errors/api-error.ts';
import { createMomentFormatter } from '#terms/time/time-zone.ts';
import { exactSum } from '#terms/values/money.ts';
import { newId } from '#terms/values/random-ids-and-codes.ts';

const MOST_DEVICES = 10;
const TITLE = 'Avisos con el portal cerrado';

type Device = Schemas['PushDevice'];
type Choices = Pick<Schemas['SubscribePushContent'], 'kinds' | 'leastAmount' | 'showsText'>;

interface Row {
  id: string;
  endpoint: string;
  device: string;
  kinds: PushKind[];
  least_amount: string;
  shows_text: boolean;
  created_at: Date;
}

const COLUMNS = 'id, endpoint, device, kinds, least_amount, shows_text, created_at';

/** The caller's devices: that with this endpoint first, then the latest. */
export async function listPushDevices(
  database: Queryable,
  session: Session,
  endpoint = '',
): Promise<Device[]> {
  const rows = await database.query<Row>(
    `select ${COLUMNS} from push_devices where user_id = $1 order by endpoint = $2 desc, created_at desc, id`,
    [session.user.id, endpoint],
  );
  return rows.map((row) => deviceJson(row, session, endpoint));
}

/**
 * Sends messages to a device from now on. Choices that are not given stay as they are.
 * @throws ApiError 400 keys, 401, 403 a kind that the caller may not read, 422 a private address
 */
export function subscribePush(
  database: Transactional,
  session: Session,
  content: Schemas['SubscribePushContent'],
  { sender, now }: { sender: WebhookSender; now: Date },
): Promise<Device> {
  const { endpoint, p256dh, auth, ...choices } = content;
  requireEndpoint(sender, endpoint);
  requireKey(p256dh);
  const { kinds, leastAmount, showsText } = checked(session, choices);
  const device = session.from.device ?? deviceName('');
  const { id: userId } = session.user;
  return database.transaction(async (tx) => {
    // Ending the session waits for this, and then finds the device.
    const [live] = await tx.query('select 1 from sessions where token_hash = $1 for key share', [
      session.tokenHash,
    ]);
    if (!live) throw noSession();
    await tx.query('delete from push_devices where endpoint = $1 and user_id <> $2', [endpoint, userId]);
    const [row] = await tx.query<Row & { is_new: boolean }>(
      `insert into push_devices as d (id, user_id, business_id, session_hash, device, endpoint, p256dh, auth, kinds, least_amount,
         shows_text, created_at, subscribed_at)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, coalesce($10::numeric, 0), coalesce($11, false), $12, $12)
       on conflict (endpoint) do update set session_hash = $4, device = $5, p256dh = $7, auth = $8,
         kinds = case when $13 then $9 else d.kinds end, least_amount = coalesce($10::numeric, d.least_amount),
         shows_text = coalesce($11, d.shows_text), subscribed_at = $12
       returning ${COLUMNS}, id = $1 as is_new`,
      [
        newId('pd'),
        userId,
        session.business.id,
        session.tokenHash,
        device,
        endpoint,
        p256dh,
        auth,
        kinds ?? pushKindsOf(personOf(session)),
        leastAmount,
        showsText,
        now,
        kinds !== undefined,
      ],
    );
    if (!row) throw new Error('The device was not stored');
    await tx.query(
      `delete from push_devices where id in (
         select id from push_devices where user_id = $1 order by subscribed_at desc, id offset $2)`,
      [userId, MOST_DEVICES],
    );
    if (row.is_new) await recordActivity(tx, session, { action: 'push-on', detail: device }, now);
    return deviceJson(row, session, endpoint);
  });
}

/** @throws ApiError 403 a kind that the caller may not read, 404 a device of somebody else */
export async function updatePush(
  database: Queryable,
  session: Session,
  { id, ...choices }: Schemas['UpdatePushContent'],
): Promise<Device> {
  const { kinds, leastAmount, showsText } = checked(session, choices);
  const [row] = await database.query<Row>(
    `update push_devices set kinds = coalesce($3, kinds), least_amount = coalesce($4::numeric, least_amount),
       shows_text = coalesce($5, shows_text)
     where id = $1 and user_id = $2 returning ${COLUMNS}`,
    [id, session.user.id, kinds ?? null, leastAmount, showsText],
  );
  if (!row) throw unknownDevice();
  return deviceJson(row, session, '');
}

/** @throws ApiError 404 a device of somebody else, or one that gets nothing any more */
export function unsubscribePush(
  database: Transactional,
  session: Session,
  id: string,
  now: Date,
): Promise<void> {
  return database.transaction(async (tx) => {
    const [row] = await tx.query<{ device: string }>(
      'delete from push_devices where id = $1 and user_id = $2 returning device',
      [id, session.user.id],
    );
    if (!row) throw unknownDevice();
    await recordActivity(tx, session, { action: 'push-off', detail: row.device }, now);
  });
}

const unknownDevice = () => notFound('Este dispositivo ya no recibe avisos');
const personOf = (session: Session) => ({ ...session, type: session.user.type });

function requireEndpoint(sender: WebhookSender, endpoint: string): void {
  if (!URL.canParse(endpoint))
    throw invalidFields([{ field: 'endpoint', message: 'debe ser una dirección' }]);
  const url = new URL(endpoint);
  if (url.username !== '' || url.password !== '')
    throw invalidFields([{ field: 'endpoint', message: 'no lleva usuario ni contraseña' }]);
  if (sender.isPrivate(url))
    throw businessRule('private-address', TITLE, 'La dirección es privada o del propio servidor');
}

/** A point that is not on the curve would make every message fail. */
function requireKey(p256dh: string): void {
  const pair = createECDH('prime256v1');
  pair.generateKeys();
  try {
    pair.computeSecret(p256dh, 'base64url');
  } catch {
    throw invalidFields([{ field: 'p256dh', message: 'no es una llave válida' }]);
  }
}

function checked(session: Session, { kinds, leastAmount, showsText }: Choices) {
  const allowed = pushKindsOf(personOf(session));
  if (kinds?.some((kind) => !allowed.includes(kind))) throw forbidden('No puedes recibir este aviso');
  return {
    kinds,
    leastAmount: leastAmount === undefined ? null : exactSum(leastAmount, 'leastAmount'),
    showsText: showsText ?? null,
  };
}

function deviceJson(row: Row, { business }: Session, endpoint: string): Device {
  const { date, time } = createMomentFormatter(business.timeZone)(row.created_at);
  return {
    id: row.id,
    device: row.device,
    current: row.endpoint === endpoint,
    kinds: row.kinds,
    leastAmount: Number(row.least_amount),
    showsText: row.shows_text,
    creationDate: row.created_at.toISOString(),
    formattedCreationDate: date,
    formattedCreationTime: time,
  };
}
