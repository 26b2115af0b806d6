import { ids } from './business-branch-and-user-rows.ts';
import type { BusinessPlan } from './business-plan.ts';
import { dayStart } from './calendar.ts';

/** A cashier of a business plan, with the data that planning its transactions needs. */
export interface PlannedCashier {
  id: string;
  username: string;
  name: string;
  branchId: string;
  branchAdmin: { id: string; name: string };
  /** The cashier's relative share of the business's transactions. */
  weight: number;
  closingHour: number | null;
  /** Ids of the cashiers that its closings include: itself and, for a titular cashier, its children. */
  closesIds: string[];
  /** The user who closes it manually: the cashier itself, its titular cashier, or the branch admin if it may not close itself. */
  closedBy: string;
  /** The moment since when it has collected nothing. */
  blockedSince: Date | null;
}

export function plannedCashiers(plan: BusinessPlan, now: Date): PlannedCashier[] {
  return plan.branches.flatMap((branch) => {
    const ofBranch = (...names: string[]) => ids.user(plan.username, branch.username, ...names);
    const shares = branch.cashiers.reduce((sum, cashier) => sum + cashier.share, 0);
    return branch.cashiers.map((cashier) => ({
      id: ofBranch(cashier.username),
      username: `${plan.username}-${branch.username}-${cashier.username}`,
      name: cashier.name,
      branchId: ids.branch(plan.username, branch.username),
      branchAdmin: { id: ofBranch(), name: branch.admin },
      weight: (branch.share * cashier.share) / shares,
      closingHour: cashier.closingHour ?? null,
      closesIds: branch.cashiers
        .filter(({ username, titular }) => [username, titular].includes(cashier.username))
        .map(({ username }) => ofBranch(username))
        .sort(),
      closedBy: cashier.closingLocked ? ofBranch() : ofBranch(cashier.titular ?? cashier.username),
      blockedSince: cashier.blockedDaysAgo === undefined ? null : dayStart(now, cashier.blockedDaysAgo),
    }));
  });
}
