import { sendMail } from '#access/outboxes/mail-outbox.ts';
import { readReader } from '#access/sessions/read-reader.ts';
import { scopeCondition, scopeOf } from '#access/sessions/scope.ts';
import { mayReceive } from '#access/users/summary-email-kinds.ts';
import type { Queryable } from '#ground/db/database.ts';
import { createParams } from '#ground/db/sql-params.ts';
import { type RequestSubject, readRequestSubjects } from './read-request-subject.ts';
import { endedMail, type MailReader, requestedMail } from './request-mail.ts';

type WantedRow = MailReader & { userId: string };

/**
 * Queues an e-mail to each person who wants one and may approve the request, in its transaction. Whoever asked gets none: they do
 * not decide about it.
 */
export async function mailRequested(tx: Queryable, requestId: string, now: Date): Promise<void> {
  const [request] = await readRequestSubjects(tx, [requestId]);
  if (!request) return;
  const wanted = await tx.query<WantedRow>(
    `select s.user_id as "userId", u.email_address as "to", s.token, s.server_origin as "serverOrigin"
     from users u join summary_emails s on s.user_id = u.id and s.kind = 'refund-requests' and s.wanted
     where u.business_id = $1 and u.id <> $2 order by u.id`,
    [request.business_id, request.requested_by],
  );
  for (const reader of wanted)
    if (await mayApprove(tx, reader.userId, request.id))
      await sendMail(tx, requestedMail(request, reader), now);
}

/** True if a person may approve requests now, and sees this one. What is above their limit they may still reject. */
async function mayApprove(tx: Queryable, userId: string, requestId: string): Promise<boolean> {
  const person = await readReader(tx, userId);
  if (!person?.isActive || person.refundMode !== 'allowed') return false;
  if (!mayReceive('refund-requests', { ...person, type: person.user.type })) return false;
  const params = createParams();
  const seen = await tx.query(
    `select 1 from refund_requests q
     where q.id = ${params.add(requestId)} and ${scopeCondition(await scopeOf(tx, person), params, 'q')}`,
    params.values,
  );
  return seen.length > 0;
}

/** Queues an e-mail to who asked, if they want one, about each of these requests, which have ended. */
export async function mailEnded(tx: Queryable, requestIds: readonly string[], now: Date): Promise<void> {
  if (requestIds.length === 0) return;
  for (const request of await readRequestSubjects(tx, requestIds)) {
    const { status } = request;
    if (status === 'pending' || status === 'withdrawn') continue;
    const reader = await readAsker(tx, request);
    if (reader) await sendMail(tx, endedMail(request, status, reader), now);
  }
}

async function readAsker(tx: Queryable, request: RequestSubject): Promise<MailReader | undefined> {
  const [reader] = await tx.query<MailReader>(
    `select u.email_address as "to", s.token, s.server_origin as "serverOrigin"
     from users u join summary_emails s on s.user_id = u.id and s.kind = 'refund-requests' and s.wanted where u.id = $1`,
    [request.requested_by],
  );
  const person = reader && (await readReader(tx, request.requested_by));
  return person?.isActive ? reader : undefined;
}
