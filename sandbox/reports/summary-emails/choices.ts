import { recordActivity } from '#access/activity/record-activity.ts';
import type { Session } from '#access/sessions/sessions.ts';
import {
  choicesOf,
  FIELD_OF_KIND,
  KIND_NAME,
  mayReceive,
  SUMMARY_EMAIL_KINDS,
  type SummaryEmailKind,
} from '#access/users/summary-email-kinds.ts';
import type { Schemas } from '#ground/contract/operation-types.ts';
import type { Queryable, Transactional } from '#ground/db/database.ts';
import { forbidden } from '#terms/errors/api-error.ts';
import { createCalendar } from '#terms/time/calendar.ts';
import { addDays } from '#terms/time/days.ts';
import { newStopToken } from '#terms/values/random-ids-and-codes.ts';
import { nextDue } from './next-due.ts';

type Choices = Schemas['SummaryEmails'];

/**
 * Turns kinds of e-mails on and off; kinds that are not named stay as they are. Nothing is sent for periods that
 * ended before a kind was turned on.
 * @param serverOrigin origin of the URLs in the e-mails
 * @returns all choices
 * @throws ApiError 403 for a kind that the caller may not read
 */
export function setSummaryEmails(
  database: Transactional,
  session: Session,
  choices: Partial<Choices>,
  { serverOrigin, now }: { serverOrigin: string; now: Date },
): Promise<Choices> {
  const { user } = session;
  for (const kind of SUMMARY_EMAIL_KINDS) {
    if (choices[FIELD_OF_KIND[kind]] && !mayReceive(kind, { ...session, type: user.type }))
      throw forbidden('No puedes recibir este correo');
  }
  return database.transaction(async (tx) => {
    for (const kind of SUMMARY_EMAIL_KINDS) {
      const wanted = choices[FIELD_OF_KIND[kind]];
      if (wanted === undefined) continue;
      const changed = wanted
        ? await turnOn(tx, session, kind, serverOrigin, now)
        : await turnOff(tx, user.id, kind);
      if (!changed) continue;
      const action = wanted ? 'summary-email-on' : 'summary-email-off';
      await recordActivity(tx, session, { action, subject: KIND_NAME[kind] }, now);
    }
    const wanted = await tx.query<{ kind: string }>(
      'select kind from summary_emails where user_id = $1 and wanted',
      [user.id],
    );
    return choicesOf(wanted.map(({ kind }) => kind));
  });
}

/** For what is sent when it happens. */
const NEVER = 'infinity';

async function turnOn(
  tx: Queryable,
  { user, business }: Session,
  kind: SummaryEmailKind,
  serverOrigin: string,
  now: Date,
): Promise<boolean> {
  const yesterday = addDays(createCalendar(now, business.timeZone).today, -1);
  const changed = await tx.query(
    `insert into summary_emails as s (user_id, kind, business_id, wanted, token, server_origin, due_at, done_day)
     values ($1, $2, $3, true, $4, $5, $6, $7)
     on conflict (user_id, kind) do update set wanted = true, server_origin = excluded.server_origin, due_at = excluded.due_at,
       done_day = excluded.done_day, version = s.version + 1 where not s.wanted
     returning 1`,
    [
      user.id,
      kind,
      business.id,
      newStopToken(),
      serverOrigin,
      kind === 'refund-requests' ? NEVER : nextDue(kind, now, business.timeZone),
      yesterday,
    ],
  );
  return changed.length > 0;
}

async function turnOff(tx: Queryable, userId: string, kind: SummaryEmailKind): Promise<boolean> {
  const changed = await tx.query(
    'update summary_emails set wanted = false, version = version + 1 where user_id = $1 and kind = $2 and wanted returning 1',
    [userId, kind],
  );
  return changed.length > 0;
}
