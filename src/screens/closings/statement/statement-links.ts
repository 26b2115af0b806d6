import { type PaymentMoment, paymentsHref } from '#features/transaction/payments-by-moment.ts';
import { completedHref } from '../closings-address.ts';
import type { Statement, StatementDay } from './statement-operations.ts';

type Within = Pick<StatementDay, 'startDate' | 'endDate'>;

/** Address of the payments that a number adds up. */
export const paymentsOf = ({ branch }: Statement, { startDate, endDate }: Within, dateOf: PaymentMoment) =>
  paymentsHref({ dateOf, startDate, endDate, branchId: branch?.id });

/** Address of the closings that a number adds up. */
export const closingsOf = ({ branch }: Statement, { startDate, endDate }: Within) =>
  completedHref({ startDate, endDate, branchId: branch?.id ?? '' });
