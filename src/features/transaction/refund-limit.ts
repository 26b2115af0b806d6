import type { RefundAllowance, RefundRequest } from '@cobros/sdk';
import { toCents } from '#domain/money.ts';
import { refundLimitText } from '#words/refund-limit.ts';

export type RefundCourse = 'refund' | 'request' | 'too-much';

/** The result of confirming an amount: a refund, or a request for approval. Before the limits are known, the role decides. */
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

/** The limit of this person for this payment, said before something is typed. Empty if only the payment limits. */
export function shownRefundLimit(allowance: RefundAllowance): string {
  const { mayRequest, amount } = allowance;
  const own = ownLimitText(allowance);
  if (!own || !mayRequest || allowance.mode === 'may-request') return own;
  return amount > 0 ? `${own}; más, con aprobación` : `${own}; puedes pedirlo`;
}

const ownLimitText = (allowance: RefundAllowance) =>
  allowance.limitedBy === 'role' && allowance.mode === 'may-request'
    ? 'Lo aprueba otra persona'
    : refundLimitText(allowance);

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
