import { object, refine, string } from 'superstruct';
import { secondFactorCode } from '#blocks/second-factor/code-rules.ts';
import { textUpTo } from '#domain/clean-text.ts';
import { LONGEST } from '#domain/maximum-lengths.ts';
import { formatCents, type MoneyFormat } from '#domain/money.ts';
import { centsOfProduct, productError } from '#domain/multiplied-amount.ts';
import { required } from '#domain/required.ts';
import type { RefundCourse } from './refund-limit.ts';

/** Error of an amount to refund; undefined if it is an amount, or a price times a quantity, of at most what remains. */
export function refundError(text: string, remaining: number, format: MoneyFormat): string | undefined {
  const error = productError(text, format);
  if (error) return error;
  return centsOfProduct(text, format) > remaining ? `Quedan ${formatCents(remaining, format)}` : undefined;
}

interface RefundRules {
  errorOf: (text: string, format: MoneyFormat) => string | undefined;
  courseOf: (text: string) => RefundCourse;
  proofOf: (text: string) => 'password' | 'verification-code' | undefined;
}

const amountIn = (branch: unknown[]) => String((branch[0] as { amount: string }).amount);

const firstError = (schema: ReturnType<typeof required>, value: string) =>
  schema.validate(value)[0]?.message ?? true;

/** The form. What it asks for besides the amount depends on it: a reason to ask, or a proof. */
export const refundForm = ({ errorOf, courseOf, proofOf }: RefundRules, format: MoneyFormat) =>
  object({
    amount: refine(string(), 'amount', (text) => errorOf(text, format) ?? true),
    reason: refine(
      textUpTo(LONGEST.reason, 'El motivo'),
      'reason',
      (text, { branch }) =>
        courseOf(amountIn(branch)) !== 'request' || text.trim() !== '' || 'Di por qué, para quien lo aprueba',
    ),
    password: refine(
      string(),
      'password',
      (text, { branch }) => proofOf(amountIn(branch)) !== 'password' || firstError(required(), text),
    ),
    code: refine(
      string(),
      'code',
      (text, { branch }) =>
        proofOf(amountIn(branch)) !== 'verification-code' || firstError(secondFactorCode(), text),
    ),
  });
