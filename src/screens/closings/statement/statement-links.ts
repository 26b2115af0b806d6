import { type PaymentMoment, paymentsHref } from '../../../features/transaction/payments-by-moment.ts';
import { completedHref } from '../closings-address.ts';
import type { Statement, StatementDay } from './statement-operations.ts';

type Within = Pick<StatementDay, 'startDate' | 'endDate'>;

/** The payments that a number is the sum of. */
export const paymentsOf = ({ branch }: Statement, { startDate, endDate }: Within, dateOf: PaymentMoment) =>
  paymentsHref({ dateOf, startDate, endDate, branchId: branch?.id });

/** The closings that a number is the sum of. */
export const closingsOf = ({ branch }: Statement, { startDate, endDate }: Within) =>
  completedHref({ startDate, endDate, branchId: branch?.id ?? '' });
