import { amountError } from './amount-validation.ts';
import { MAXIMUM_AMOUNT_CENTS, type MoneyFormat } from './money.ts';
import { centsOfAmount } from './typed-amount.ts';

const ONE_ONLY = 'Solo una multiplicación, como 12.50*3';
const OPERATORS = /[*×+/]|(?<=.)[-\u2212]/g;
const PRODUCT = /^([^*×]+)[*×]\s*(\d{1,4})$/;

/** A key pressed by mistake after an amount, not a calculation. */
const UNFINISHED = /^[^*×+/]*[+/\u2212-]\s*$/;

/** Splits an amount, or a price times a quantity such as `12.50*3`. No other calculation is supported. */
function partsOf(text: string): { price: string; times: number } | undefined {
  const operators = text.trim().match(OPERATORS) ?? [];
  if (operators.length === 0) return { price: text, times: 1 };
  const product = PRODUCT.exec(text.trim());
  return operators.length === 1 && product
    ? { price: product[1] ?? '', times: Number(product[2]) }
    : undefined;
}

export const isProduct = (text: string): boolean => /[*×]/.test(text);

/** Error of an amount or product; undefined if it is more than zero and at most 999,999.99. */
export function productError(text: string, format: MoneyFormat): string | undefined {
  const parts = partsOf(text);
  if (!parts) return UNFINISHED.test(text) ? amountError(text, format) : ONE_ONLY;
  const error = amountError(parts.price, format);
  if (error) return error;
  const cents = centsOfAmount(parts.price, format) * parts.times;
  return cents > 0 && cents <= MAXIMUM_AMOUNT_CENTS
    ? undefined
    : amountError(cents === 0 ? '0' : String(cents / 100), format);
}

/** Cents of a valid text; throws if the text is invalid. */
export function centsOfProduct(text: string, format: MoneyFormat): number {
  const parts = partsOf(text);
  if (!parts) throw new TypeError(`“${text}” is no amount`);
  return centsOfAmount(parts.price, format) * parts.times;
}
