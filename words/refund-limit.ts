import type { components } from '../sdk/generated/schema.ts';

// The words of a person's limit for a refund, before it is typed on the screen and in the server's rejection.

type Allowance = components['schemas']['RefundAllowance'];

interface Limit extends Pick<Allowance, 'limitedBy' | 'amount' | 'formattedAmount' | 'withinDays'> {
  /** Known to the server alone. */
  formattedPerDay?: string;
}

/** `hoy`, or `los últimos 7 días`. */
export const lastDaysText = (days: number): string => (days === 1 ? 'hoy' : `los últimos ${days} días`);

/** Empty if only what remains of the payment limits. */
export function refundLimitText(limit: Limit): string {
  const { limitedBy, amount, formattedAmount, formattedPerDay, withinDays = 1 } = limit;
  if (limitedBy === 'remaining') return '';
  if (limitedBy === 'role') return 'Tu rol no puede reembolsar';
  if (limitedBy === 'within-days') return `Solo puedes reembolsar pagos de ${lastDaysText(withinDays)}`;
  if (limitedBy === 'per-refund') return `Puedes reembolsar hasta ${formattedAmount}`;
  if (amount > 0) return `Hoy puedes reembolsar hasta ${formattedAmount} más`;
  return `Hoy ya reembolsaste ${formattedPerDay ? `los ${formattedPerDay}` : 'lo'} que puedes por día`;
}
