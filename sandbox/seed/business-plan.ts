/** The plan of a seeded business; `business-branch-and-user-rows.ts` converts it to rows, `plan-transactions.ts` plans its transactions. */
export interface BusinessPlan {
  username: string;
  name: string;
  emailDomain: string;
  openedDaysAgo: number;
  phoneNumber: string;
  owner: string;
  /** The account that receives its closings. */
  account: AccountPlan;
  administrativeUsers: readonly AdministrativeUserPlan[];
  branches: readonly BranchPlan[];
  /** Notes of its customers. */
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
  /** Its part of the business's transactions, relative to the other cashiers' shares. */
  share: number;
  cashiers: readonly CashierPlan[];
}

interface CashierPlan {
  username: string;
  name: string;
  share: number;
  /** The hour of its automatic closing; absent for manual closing. */
  closingHour?: number;
  closingLocked?: boolean;
  /** The cashier of the same branch that closes for this one. */
  titular?: string;
  /** Blocked this many days ago; it collects nothing since then. */
  blockedDaysAgo?: number;
}
