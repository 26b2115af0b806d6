import type { RefundAllowance, RefundRequest } from '@cobros/sdk';
import { toCents } from '#domain/money.ts';

export type RefundCourse = 'refund' | 'request' | 'too-much';

/** What confirming an amount does: gives it back, or asks somebody else to. Before the limits are known, the role decides. */
export function refundCourse(
  allowance: RefundAllowance | undefined,
  refundMode: string | undefined,
  cents: number,
): RefundCourse {
  if (!allowance) return refundMode === 'may-request' ? 'request' : 'refund';
  if (cents <= toCents(allowance.amount)) return 'refund';
  return allowance.mayRequest ? 'request' : 'too-much';
}

/** The proof that giving back these cents asks for. */
export const refundProof = (allowance: RefundAllowance | undefined, cents: number) =>
  allowance?.confirmFrom !== undefined && cents >= toCents(allowance.confirmFrom)
    ? allowance.confirmWith
    : undefined;

/** `hoy`, or `los últimos 7 días`. */
const daysText = (days = 1) => (days === 1 ? 'hoy' : `los últimos ${days} días`);

/** The limit of this person for this payment, said before something is typed. Empty if only the payment limits. */
export function refundLimitText(allowance: RefundAllowance): string {
  const { mayRequest, amount } = allowance;
  const own = ownLimitText(allowance);
  if (!own || !mayRequest || allowance.mode === 'may-request') return own;
  return amount > 0 ? `${own}; más, con aprobación` : `${own}; puedes pedirlo`;
}

function ownLimitText({ mode, limitedBy, amount, formattedAmount, withinDays }: RefundAllowance): string {
  if (limitedBy === 'remaining') return '';
  if (limitedBy === 'role')
    return mode === 'may-request' ? 'Lo aprueba otra persona' : 'Tu rol no puede reembolsar';
  if (limitedBy === 'within-days') return `Solo puedes reembolsar pagos de ${daysText(withinDays)}`;
  if (limitedBy === 'per-refund') return `Puedes reembolsar hasta ${formattedAmount}`;
  return amount > 0
    ? `Hoy puedes reembolsar hasta ${formattedAmount} más`
    : 'Hoy ya reembolsaste lo que puedes por día';
}

/** Why this person can neither refund nor ask for it; undefined if one of both is possible. */
export function whyNoRefund(
  allowance: RefundAllowance | undefined,
  requests: readonly RefundRequest[] = [],
): string | undefined {
  if (!allowance || allowance.mayRequest || allowance.amount > 0) return undefined;
  const waiting = requests.find(({ status }) => status === 'pending');
  if (!waiting) return `${ownLimitText(allowance) || 'No queda nada por reembolsar'}.`;
  return waiting.mayWithdraw
    ? `Ya pediste reembolsar ${waiting.formattedAmount} de este pago; falta que alguien lo apruebe.`
    : `${waiting.requestedBy.name} ya pidió reembolsar ${waiting.formattedAmount} de este pago; falta que alguien lo apruebe.`;
}
