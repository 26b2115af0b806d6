import { recordActivity } from '#access/activity/record-activity.ts';
import type { Session } from '#access/sessions/sessions.ts';
import type { Queryable } from '#ground/db/database.ts';
import { ApiError, invalidFields } from '#terms/errors/api-error.ts';
import { exactSum, formatMoney } from '#terms/values/money.ts';

/** The count of a closing; the amount is exact decimal text. */
export interface CountedAmount {
  amount: string;
  reason: string | null;
}

/** A count as sent in the call. */
export interface SentCountedAmount {
  countedAmount?: number | undefined;
  countReason?: string | undefined;
}

/** The data of a closing that is needed to check its count. */
interface CountedClosing {
  branch_name: string;
  checkout_name: string | null;
  counted_amount: string | null;
  expected_amount: string | null;
  count_difference: string | null;
  count_reason: string | null;
}

const TITLE = 'Cierre con conteo';

/** True if this caller is a cashier of a business that requires its cashiers to count. */
export async function isCountRequired(database: Queryable, { user, business }: Session): Promise<boolean> {
  if (user.type !== 'operator') return false;
  const [row] = await database.query<{ required: boolean }>(
    'select closing_count_required as required from businesses where id = $1',
    [business.id],
  );
  return row?.required ?? false;
}

/**
 * The count of a closing; null if there is none.
 * @throws ApiError 400 if a required count is missing, or if a count is sent that is not expected
 */
export async function readCountedAmount(
  database: Queryable,
  session: Session,
  sent: SentCountedAmount,
): Promise<CountedAmount | null> {
  const { countedAmount, countReason } = sent;
  if (await isCountRequired(database, session)) {
    if (countedAmount === undefined) throw countRequired();
    return { amount: exactSum(countedAmount, 'countedAmount'), reason: countReason?.trim() ?? null };
  }
  if (countedAmount !== undefined || countReason !== undefined) throw countNotTaken(sent);
  return null;
}

/** 400: a count was sent although none is expected, which must not be ignored silently. */
export function countNotTaken({ countedAmount }: SentCountedAmount): ApiError {
  const field = countedAmount === undefined ? 'countReason' : 'countedAmount';
  return invalidFields([{ field, message: 'este cierre no lleva conteo' }]);
}

/**
 * Rejects a closing whose count differs by more than the threshold without a reason. Called in the closing's transaction, so
 * that the count is compared with exactly what the closing includes, and a rejection closes nothing.
 * @throws ApiError 400, which is recorded, because whoever learns the difference could type another count
 */
export async function requireReason(
  tx: Queryable,
  session: Session,
  closing: CountedClosing,
  now: Date,
): Promise<void> {
  const { counted_amount: counted, expected_amount: expected, count_difference: difference } = closing;
  if (counted === null || expected === null || difference === null || closing.count_reason !== null) return;
  const [above] = await tx.query(
    'select 1 from businesses where id = $1 and abs($2::numeric) > closing_count_threshold',
    [session.business.id, difference],
  );
  if (!above) return;
  const subject = [closing.branch_name, closing.checkout_name].filter(Boolean).join(', ');
  const detail = `${formatMoney(counted)} en vez de ${formatMoney(expected)}`;
  const trace = (database: Queryable) =>
    recordActivity(database, session, { action: 'count-refused', subject, detail }, now);
  throw reasonRequired(`${differenceText(difference)}. Escribe el motivo para cerrar`, trace);
}

/** `Faltan Q4.25`, `Sobran Q4.25`, `El conteo coincide` */
export function differenceText(difference: string): string {
  if (Number(difference) === 0) return 'El conteo coincide';
  const amount = formatMoney(difference.replace('-', ''));
  return `${difference.startsWith('-') ? 'Faltan' : 'Sobran'} ${amount}`;
}

function countRequired(): ApiError {
  const message = 'Cuenta lo que recibiste y escribe el monto';
  return new ApiError(400, 'count-required', TITLE, message, {
    fields: [{ field: 'countedAmount', message }],
  });
}

function reasonRequired(message: string, trace: (database: Queryable) => Promise<void>): ApiError {
  return new ApiError(400, 'count-reason-required', TITLE, message, {
    fields: [{ field: 'countReason', message }],
    trace,
  });
}
