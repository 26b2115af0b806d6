import { subDays } from 'date-fns';
import type { BranchPlan, BusinessPlan } from './business-plan.ts';
import { regionId } from './guatemala-locations.ts';

/** Predictable ids of seeded rows, derived from the usernames, for use in tests. */
export const ids = {
  business: (business: string) => `bu_${business}`,
  branch: (business: string, branch: string) => `br_${business}_${branch}`,
  user: (...names: string[]) => `us_${names.join('_')}`,
};

export function businessRow(plan: BusinessPlan, now: Date) {
  return {
    id: ids.business(plan.username),
    name: plan.name,
    fri_username: plan.username,
    contact_email_address: `hola@${plan.emailDomain}`,
    default_branch_id: plan.branches[0] ? ids.branch(plan.username, plan.branches[0].username) : null,
    created_at: subDays(now, plan.openedDaysAgo),
  };
}

export function fundSourceRow({ username, account, openedDaysAgo }: BusinessPlan, now: Date) {
  return {
    id: `fs_${username}`,
    business_id: ids.business(username),
    bank_id: account.bankId,
    account_type: account.type,
    account_number: account.number,
    account_holder: account.holder,
    created_at: subDays(now, openedDaysAgo),
  };
}

export function branchRows(plan: BusinessPlan, now: Date) {
  return plan.branches.map((branch, index) => ({
    id: ids.branch(plan.username, branch.username),
    business_id: ids.business(plan.username),
    name: branch.name,
    address: branch.address,
    reference_id: `C${index + 1}00`,
    region_id: regionId(branch.cityId, branch.zone),
    default_cashier_id: branch.cashiers[0]
      ? ids.user(plan.username, branch.username, branch.cashiers[0].username)
      : null,
    closing_emails: [`contabilidad@${plan.emailDomain}`],
    created_at: subDays(now, plan.openedDaysAgo - index),
  }));
}

/** Every user: the owner, the administrative users, the branch admins and the cashiers. */
export function userRows(plan: BusinessPlan, now: Date, passwordHash: string) {
  const common = {
    business_id: ids.business(plan.username),
    password_hash: passwordHash,
    created_at: subDays(now, plan.openedDaysAgo),
  };
  const owner = {
    ...common,
    id: ids.user(plan.username),
    type: 'admin',
    username: plan.username,
    name: plan.owner,
    email_address: `direccion@${plan.emailDomain}`,
    phone_number: plan.phoneNumber,
  };
  const administrativeUsers = plan.administrativeUsers.map((user) => ({
    ...common,
    id: ids.user(plan.username, user.username),
    type: 'admin',
    role_id: user.roleId,
    username: `${plan.username}-${user.username}`,
    name: user.name,
    email_address: `${user.username}@${plan.emailDomain}`,
  }));
  const branches = plan.branches.flatMap((branch, index) => [
    {
      ...common,
      id: ids.user(plan.username, branch.username),
      branch_id: ids.branch(plan.username, branch.username),
      type: 'branch_admin',
      username: `${plan.username}-${branch.username}`,
      name: branch.admin,
      email_address: `${branch.username}@${plan.emailDomain}`,
      phone_number: `2335018${index + 1}`,
      reference_id: `C${index + 1}00`,
    },
    ...cashierRows(plan, branch, index).map((cashier) => ({ ...common, ...cashier })),
  ]);
  // A titular cashier comes before its children, which refer to it.
  return [owner, ...administrativeUsers, ...branches].sort(
    (a, b) => Number('titular_id' in a) - Number('titular_id' in b),
  );
}

function cashierRows(plan: BusinessPlan, branch: BranchPlan, branchIndex: number) {
  return branch.cashiers.map((cashier, index) => ({
    id: ids.user(plan.username, branch.username, cashier.username),
    branch_id: ids.branch(plan.username, branch.username),
    type: 'operator',
    username: `${plan.username}-${branch.username}-${cashier.username}`,
    name: cashier.name,
    email_address: `${cashier.username}.${branch.username}@${plan.emailDomain}`,
    reference_id: `C${branchIndex + 1}${String(index + 1).padStart(2, '0')}`,
    status: cashier.blockedDaysAgo === undefined ? 'active' : 'blocked',
    closing_type: cashier.closingHour === undefined ? 'manual' : 'automatic',
    closing_time: cashier.closingHour ?? null,
    closing_locked: cashier.closingLocked ?? false,
    ...(cashier.titular ? { titular_id: ids.user(plan.username, branch.username, cashier.titular) } : {}),
  }));
}
