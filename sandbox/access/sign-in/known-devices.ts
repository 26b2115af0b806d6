import { sendMail } from '#access/outboxes/mail-outbox.ts';
import type { CallOrigin } from '#access/sessions/call-origin.ts';
import type { Queryable } from '#ground/db/database.ts';
import { after } from '#terms/time/clock.ts';
import { createMomentFormatter } from '#terms/time/time-zone.ts';

/** A device that has not been used for this long counts as new again. */
const KNOWN_SECONDS = 180 * 24 * 3600;

interface Person {
  id: string;
  username: string;
  emailAddress: string;
  timeZone: string;
}

/**
 * Remembers the device of a sign-in. If the person has not used this browser and system at this address before, an e-mail
 * reports the sign-in, except for the first device.
 */
export async function noteDevice(tx: Queryable, person: Person, from: CallOrigin, now: Date): Promise<void> {
  const known = [person.id, from.device ?? '', from.address ?? '', now, after(now, -KNOWN_SECONDS)];
  const seen = await tx.query(
    `update known_devices set last_seen_at = $4
     where user_id = $1 and device = $2 and address = $3 and last_seen_at >= $5 returning user_id`,
    known,
  );
  if (seen.length > 0) return;
  const others = await tx.query('select 1 from known_devices where user_id = $1 limit 1', [person.id]);
  const added = await tx.query(
    `insert into known_devices (user_id, device, address, last_seen_at) values ($1, $2, $3, $4)
     on conflict (user_id, device, address) do update set last_seen_at = $4 where known_devices.last_seen_at < $5
     returning user_id`,
    known,
  );
  if (others.length > 0 && added.length > 0) await mailNewDevice(tx, person, from, now);
}

/**
 * Forgets devices that have not been used for half a year, except the last one: without any, the next sign-in would count as the
 * first.
 */
export async function deleteOldDevices(database: Queryable, now: Date): Promise<void> {
  await database.query(
    `delete from known_devices d where last_seen_at < $1 and exists (
       select 1 from known_devices later where later.user_id = d.user_id and later.last_seen_at > d.last_seen_at)`,
    [after(now, -KNOWN_SECONDS)],
  );
}

function mailNewDevice(tx: Queryable, person: Person, from: CallOrigin, now: Date): Promise<void> {
  const { date, time } = createMomentFormatter(person.timeZone)(now);
  const body = [
    'Se inició sesión en el portal de cobros desde un dispositivo o un lugar nuevo.',
    '',
    `Usuario: ${person.username}`,
    `Cuándo: ${date} ${time}`,
    `Equipo: ${from.device ?? 'desconocido'}`,
    `Dirección de red: ${from.address ?? 'desconocida'}`,
    '',
    'Si fuiste tú, no hagas nada. Si no, cambia tu contraseña: así se cierran todas las demás sesiones.',
  ].join('\n');
  return sendMail(tx, { to: person.emailAddress, subject: 'Nuevo inicio de sesión', body }, now);
}
