import type { Session } from '#access/sessions/sessions.ts';
import { HAS_SECOND_FACTOR } from '#access/sessions/sql-conditions.ts';
import { JOIN_REFUND_RULE, type RefundMode, refundModeOf } from '#access/users/refund-mode.ts';
import type { Permission, UserType } from '#access/users/user-permissions.ts';
import type { Schemas } from '#ground/contract/operation-types.ts';
import type { Queryable } from '#ground/db/database.ts';
import { type ApiError, conflict } from '#terms/errors/api-error.ts';
import { addDays, daysBetween } from '#terms/time/days.ts';
import { localDay, startOfBusinessDay } from '#terms/time/time-zone.ts';
import { addMoney, formatMoney, isLess } from '#terms/values/money.ts';
import { refundLimitText } from '../../../words/refund-limit.ts';
import { confirmFromJson } from './policy-json.ts';

/** The limits of a person today. Amounts are exact decimal text, null for a limit that does not exist. */
export interface RefundLimits {
  mode: RefundMode;
  perRefund: string | null;
  perDay: string | null;
  withinDays: number | null;
  /** Sum of the person's refunds since the business's day began. */
  today: string;
  /** The oldest day that a payment may be of. */
  oldestDay: string | null;
  confirmFrom: string | null;
  hasSecondFactor: boolean;
}

interface LimitsRow extends Omit<RefundLimits, 'mode' | 'oldestDay'> {
  type: UserType;
  rolePermissions: Permission[] | null;
  savedMode: RefundMode | null;
}

type Person = Pick<Session, 'business'> & { user: Pick<Session['user'], 'id'> };

/** The limits of a person now, by the role that they have now. */
export async function readLimits(
  database: Queryable,
  { user, business }: Person,
  now: Date,
): Promise<RefundLimits> {
  const [row] = await database.query<LimitsRow>(
    `select u.type, r.permissions as "rolePermissions", rr.mode as "savedMode", rr.per_refund as "perRefund",
       rr.per_day as "perDay", rr.within_days as "withinDays", p.confirm_from as "confirmFrom",
       ${HAS_SECOND_FACTOR} as "hasSecondFactor",
       (select coalesce(-sum(amount), 0.00)::text from ledger_entries e
         where e.actor_id = u.id and e.created_at >= $2) as today
     from users u left join roles r on r.id = u.role_id ${JOIN_REFUND_RULE}
       left join refund_policies p on p.business_id = u.business_id
     where u.id = $1`,
    [user.id, startOfBusinessDay(now, business.timeZone)],
  );
  if (!row) throw new Error(`There is no user ${user.id}`);
  const { type, rolePermissions, savedMode, ...limits } = row;
  const oldestDay =
    limits.withinDays === null ? null : addDays(localDay(now, business.timeZone), 1 - limits.withinDays);
  return { ...limits, mode: refundModeOf(savedMode, { type, rolePermissions }), oldestDay };
}

/**
 * The limits of a person, who makes no other refund until the transaction ends: of two that together exceed the limit of a day, one
 * wins.
 */
export async function lockLimits(tx: Queryable, person: Person, now: Date): Promise<RefundLimits> {
  // A statement of its own, because one that had to wait for the row does not see what was added meanwhile.
  await tx.query('select 1 from users where id = $1 for no key update', [person.user.id]);
  return readLimits(tx, person, now);
}

/** A received payment, of which something remains. */
export interface Refundable {
  remaining: string;
  receivedAt: Date;
  timeZone: string;
}

/** The most that may be given back of a payment, and what bounds it. */
export interface Allowance {
  amount: string;
  limitedBy: Schemas['RefundLimit'];
}

export function allowanceOf(
  limits: RefundLimits,
  { remaining, receivedAt, timeZone }: Refundable,
): Allowance {
  const { mode, perRefund, perDay, today, oldestDay } = limits;
  if (mode !== 'allowed') return { amount: '0.00', limitedBy: 'role' };
  if (oldestDay !== null && daysBetween(oldestDay, localDay(receivedAt, timeZone)) < 0) {
    return { amount: '0.00', limitedBy: 'within-days' };
  }
  const left = perDay === null ? null : addMoney(perDay, `-${today}`);
  const bounds: readonly (Omit<Allowance, 'amount'> & { amount: string | null })[] = [
    { limitedBy: 'per-refund', amount: perRefund },
    { limitedBy: 'per-day', amount: left?.startsWith('-') ? '0.00' : left },
  ];
  return bounds.reduce<Allowance>(
    (least, { amount, limitedBy }) =>
      amount !== null && isLess(amount, least.amount) ? { amount, limitedBy } : least,
    { amount: remaining, limitedBy: 'remaining' },
  );
}

export const needsProof = ({ confirmFrom }: RefundLimits, amount: string): boolean =>
  confirmFrom !== null && !isLess(amount, confirmFrom);

type ProofJson = Pick<Schemas['RefundAllowance'], 'confirmFrom' | 'formattedConfirmFrom' | 'confirmWith'>;

/** From which amount on this person proves who they are, and with what. */
export const proofJson = ({ confirmFrom, hasSecondFactor }: RefundLimits): ProofJson =>
  confirmFrom === null
    ? {}
    : { ...confirmFromJson(confirmFrom), confirmWith: hasSecondFactor ? 'verification-code' : 'password' };

export function allowanceJson(
  limits: RefundLimits,
  payment: Refundable,
  mayRequest: boolean,
): Schemas['RefundAllowance'] {
  const { amount, limitedBy } = allowanceOf(limits, payment);
  const { mode, withinDays } = limits;
  return {
    mode,
    amount: Number(amount),
    formattedAmount: formatMoney(amount),
    limitedBy,
    ...(withinDays !== null && { withinDays }),
    mayRequest,
    ...proofJson(limits),
  };
}

/** 409: the person's limits do not suffice, with what they allow. */
export function aboveLimit({ perDay, withinDays }: RefundLimits, { amount, limitedBy }: Allowance): ApiError {
  const message = refundLimitText({
    limitedBy,
    amount: Number(amount),
    formattedAmount: formatMoney(amount),
    ...(perDay !== null && { formattedPerDay: formatMoney(perDay) }),
    ...(withinDays !== null && { withinDays }),
  });
  return conflict('refund-limit', 'Reembolso', message, [{ field: 'amount', message }]);
}
