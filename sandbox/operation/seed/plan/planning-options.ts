import type { BusinessPlan } from './business-plan.ts';
import type { PlannedCashier } from './planned-cashiers.ts';
import type { Random } from './random.ts';

/** Inputs for planning the transactions of a business. */
export interface PlanningOptions {
  now: Date;
  random: Random;
  appUsers: readonly Payer[];
  /** Total number of transactions, including today's and the pending ones. */
  count: number;
  /** Number of days, of which today is the last. */
  days: number;
  /** Number of transactions paid today, so that the dashboard has payments at any hour. */
  paidToday: number;
}

interface Payer {
  id: string;
  name: string;
}

/** Inputs for planning one transaction. */
export interface Occasion extends PlanningOptions {
  plan: BusinessPlan;
  cashier: PlannedCashier;
  /** When its status was decided. */
  moment: Date;
  /** The outcome of the transaction; random if absent. */
  outcome?: 'completed' | 'rejected' | 'canceled' | 'expired';
}
