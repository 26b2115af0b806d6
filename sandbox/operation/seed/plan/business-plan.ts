/**
 * The plan of a seeded business. `business-branch-and-user-rows.ts` converts it to rows, and `plan-transactions.ts` plans its
 * transactions.
 */
export interface BusinessPlan {
  username: string;
  name: string;
  emailDomain: string;
  openedDaysAgo: number;
  phoneNumber: string;
  owner: string;
  /** The account that receives the money of its closings. */
  account: AccountPlan;
  administrativeUsers: readonly AdministrativeUserPlan[];
  branches: readonly BranchPlan[];
  /** Notes that its customers write. */
  notes: readonly string[];
  /** The usual amount of a sale, in cents. */
  usualCents: number;
  pending: readonly WaitingPlan[];
}

/** A transaction that is pending when the data is seeded: a request or, without a timer, a payment to be assigned. */
interface WaitingPlan {
  ageSeconds: number;
  timerSeconds?: number;
}

interface AccountPlan {
  bankId: string;
  type: 'monetary' | 'savings';
  number: string;
  holder: string;
}

interface AdministrativeUserPlan {
  username: string;
  name: string;
  roleId: string;
}

export interface BranchPlan {
  username: string;
  name: string;
  address: string;
  cityId: string;
  zone: number;
  admin: string;
  /** Its share of the business's transactions, relative to those of the other cashiers. */
  share: number;
  cashiers: readonly CashierPlan[];
}

interface CashierPlan {
  username: string;
  name: string;
  share: number;
  /** The hour of its automatic closing; absent if it is closed manually. */
  closingHour?: number;
  closingLocked?: boolean;
  /** The cashier of the same branch that closes for this one. */
  titular?: string;
  /** Number of days since it was blocked; it has collected nothing since then. */
  blockedDaysAgo?: number;
}
