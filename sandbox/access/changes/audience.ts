import type { Session } from '#access/sessions/sessions.ts';
import type { ChangeNotice } from './read-notices.ts';

/** The id in a notice that means every business, branch or cashier. */
const EVERY = '';

/** The scope of the notices that a session receives. */
export interface Audience {
  userId: string;
  businessId: string;
  /** Null stands for every branch. */
  branchId: string | null;
  /** Null stands for every cashier. */
  cashierIds: readonly string[] | null;
}

/**
 * The scope of a session. For a cashier it includes the branch, because a change of the whole branch concerns the cashier too.
 */
export function audienceOf({ user, business, childIds }: Session): Audience {
  return {
    userId: user.id,
    businessId: business.id,
    branchId: user.branchId,
    cashierIds: user.type === 'operator' ? [user.id, ...childIds] : null,
  };
}

/**
 * True if a notice concerns this audience. As in `scopeVersion`, a notice without branch or cashier concerns audiences without a
 * limit.
 */
export function concerns(notice: ChangeNotice, { businessId, branchId, cashierIds }: Audience): boolean {
  const { business_id: business, branch_id: branch, cashier_id: cashier } = notice;
  if (business !== businessId && business !== EVERY) return false;
  const ofBranch = branchId === null || branch === branchId || branch === EVERY;
  if (cashierIds === null) return ofBranch;
  // A child cashier may have been in another branch when the payment was made.
  return cashier === EVERY ? ofBranch : cashier !== null && cashierIds.includes(cashier);
}
