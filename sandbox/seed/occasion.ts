import type { BusinessPlan } from './business-plan.ts';
import type { SeedCashier } from './cashiers.ts';
import type { Random } from './random.ts';

/** Inputs for planning the trade of a business. */
export interface TradeOptions {
  now: Date;
  random: Random;
  appUsers: readonly Payer[];
  /** How many transactions in all, today's and the pending ones among them. */
  count: number;
  /** Over how many days, today being the last. */
  days: number;
  /** How many of them were paid today, so that the dashboard looks alive at any hour. */
  paidToday: number;
}

export interface Payer {
  id: string;
  name: string;
}

/** Inputs for planning one transaction. */
export interface Occasion extends TradeOptions {
  plan: BusinessPlan;
  cashier: SeedCashier;
  /** When its status was decided. */
  moment: Date;
  /** Random when absent. */
  outcome?: 'completed' | 'rejected' | 'canceled' | 'expired';
}
