import type { BusinessPlan } from './business-plan.ts';
import { ids } from './business-rows.ts';
import { dayStart } from './calendar.ts';

/** A box of a business plan, with what the planners of its trade need to know. */
export interface SeedBox {
  id: string;
  username: string;
  name: string;
  branchId: string;
  branchAdmin: { id: string; name: string };
  /** How much of the business's trade it does. */
  weight: number;
  closingHour: number | null;
  /** Who closes it by hand: itself, its titular, or the branch admin when its own closing is not authorised. */
  closedBy: string;
  /** Since when it collects nothing. */
  blockedSince: Date | null;
}

export function boxesOf(plan: BusinessPlan, now: Date): SeedBox[] {
  return plan.branches.flatMap((branch) => {
    const ofBranch = (...names: string[]) => ids.user(plan.username, branch.username, ...names);
    const shares = branch.boxes.reduce((sum, box) => sum + box.share, 0);
    return branch.boxes.map((box) => ({
      id: ofBranch(box.username),
      username: `${plan.username}-${branch.username}-${box.username}`,
      name: box.name,
      branchId: ids.branch(plan.username, branch.username),
      branchAdmin: { id: ofBranch(), name: branch.admin },
      weight: (branch.share * box.share) / shares,
      closingHour: box.closingHour ?? null,
      closedBy: box.closingLocked ? ofBranch() : ofBranch(box.titular ?? box.username),
      blockedSince: box.blockedDaysAgo === undefined ? null : dayStart(now, box.blockedDaysAgo),
    }));
  });
}
