import type { ClaimedPush } from '#access/outboxes/push-outbox.ts';
import { type Reader, readReader } from '#access/sessions/read-reader.ts';
import { type Scope, scopeCondition, scopeOf } from '#access/sessions/scope.ts';
import { type PushKind, pushKindsOf } from '#access/users/push-kinds.ts';
import type { Schemas } from '#ground/contract/operation-types.ts';
import type { Queryable } from '#ground/db/database.ts';
import { createParams } from '#ground/db/sql-params.ts';
import { formatClosingNumber } from '#terms/values/format-closing-number.ts';
import { formatMoney } from '#terms/values/money.ts';

const LONGEST_TEXT = 300;

/**
 * The message about a subject, as its reader may see it now. Undefined if the reader may not, or if it is no longer so: a payment
 * that was refunded, a closing that was retried.
 */
export async function pushMessageOf(
  database: Queryable,
  claimed: ClaimedPush,
  now: Date,
): Promise<Schemas['PushMessage'] | undefined> {
  const { kind, subject_id: id, user_id: userId, shows_text: showsText } = claimed;
  const reader = await readReader(database, userId);
  if (!reader?.mayAct) return undefined;
  const allowed = pushKindsOf({ ...reader, type: reader.user.type });
  if (!allowed.includes(kind)) return undefined;
  const context = { database, reader, scope: await scopeOf(database, reader), now };
  const text = await TEXTS[kind](context, id);
  return text === undefined ? undefined : { kind, id, text: showsText ? text.slice(0, LONGEST_TEXT) : '' };
}

interface Context {
  database: Queryable;
  reader: Reader;
  scope: Scope;
  now: Date;
}

type ReadText = (context: Context, id: string) => Promise<string | undefined>;

const TEXTS: Record<PushKind, ReadText> = {
  payments: paymentText,
  'failed-closings': closingText,
  'returned-deposits': depositText,
  'refund-requests': requestText,
};

/** `Q125.50 de María López, Caja 1` */
async function paymentText({ database, scope }: Context, id: string): Promise<string | undefined> {
  const params = createParams();
  const [row] = await database.query<{ amount: string; payer: string; cashier: string | null }>(
    `select t.amount, p.name || ' ' || p.lastname as payer, c.name as cashier
     from transactions t join app_users p on p.id = t.app_user_id left join users c on c.id = t.cashier_id
     where t.id = ${params.add(id)} and ${scopeCondition(scope, params, 't')}
       and (t.status = 'completed' or t.status = 'pending' and t.origin = 'payment')`,
    params.values,
  );
  return row && `${formatMoney(row.amount)} de ${row.payer}, ${row.cashier ?? 'por asignar'}`;
}

/** `CI-004512, Centro: El banco no respondió` */
async function closingText({ database, scope }: Context, id: string): Promise<string | undefined> {
  const params = createParams();
  const [row] = await database.query<{ number: number; branch: string; reason: string }>(
    `select c.number, br.name as branch, coalesce(c.error_reason, '') as reason
     from closings c join branches br on br.id = c.branch_id
     where c.id = ${params.add(id)} and ${scopeCondition(scope, params, 'c')} and c.status = 'error'`,
    params.values,
  );
  return row && `${formatClosingNumber(row.number)}, ${row.branch}: ${row.reason}`;
}

/** `Q4,512.00 a Banco del Lago: Cuenta cerrada` */
async function depositText(
  { database, scope: { businessId } }: Context,
  id: string,
): Promise<string | undefined> {
  const [row] = await database.query<{ amount: string; bank: string; reason: string }>(
    `select coalesce(d.amount, 0)::numeric(14, 2) as amount, coalesce(d.bank_name, '') as bank, coalesce(d.return_reason, '') as reason
     from deposits d where d.id = $1 and d.business_id = $2 and d.returned_at is not null
       and not exists (select 1 from deposits again where again.replaces = d.id)`,
    [id, businessId],
  );
  return row && `${formatMoney(row.amount)} a ${row.bank}: ${row.reason}`;
}

/** `Lesly Rodas: Q7.50 de José Luis Pérez`. Nobody decides about their own request. */
async function requestText(
  { database, reader, scope, now }: Context,
  id: string,
): Promise<string | undefined> {
  const params = createParams();
  const [row] = await database.query<{ amount: string; asker: string; payer: string }>(
    `select q.amount, a.name as asker, p.name || ' ' || p.lastname as payer
     from refund_requests q join users a on a.id = q.requested_by
       join transactions t on t.id = q.transaction_id join app_users p on p.id = t.app_user_id
     where q.id = ${params.add(id)} and ${scopeCondition(scope, params, 'q')} and q.requested_by <> ${params.add(reader.user.id)}
       and q.status = 'pending' and q.expires_at > ${params.add(now)}`,
    params.values,
  );
  return row && `${row.asker}: ${formatMoney(row.amount)} de ${row.payer}`;
}
