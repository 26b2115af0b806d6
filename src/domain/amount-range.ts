import { TOO_MANY_DECIMALS, tooLarge } from './amount-validation.ts';
import type { MoneyFormat } from './money.ts';
import { type InvalidAmount, plainAmountText, readAmount } from './typed-amount.ts';

// The typed range of amounts of section 5 of the specification.

export interface AmountRange {
  initial: string;
  final: string;
}

/** The largest upper limit that the API accepts. */
const LARGEST_END_CENTS = 99_999_999_999;

const INITIAL_NOT_NUMERIC = 'Por favor, asegúrese de ingresar un monto inicial numérico';
const FINAL_NOT_NUMERIC = 'Por favor, asegúrese de ingresar un monto final numérico';
const WRONG_ORDER_OF_AMOUNTS = 'Por favor, asegúrese de ingresar un monto final mayor al monto inicial';
const NEGATIVE = 'El monto no puede ser negativo';

/** Plain decimal of a typed amount (`Q 1,234.5` is `1234.5`); empty when the API would not accept it. */
export function plainAmount(typed: string, format: MoneyFormat): string {
  const amount = readAmount(typed, format);
  return typeof amount === 'number' && amount <= LARGEST_END_CENTS ? plainAmountText(amount) : '';
}

/** Error of the two typed limits, either of which may be empty. */
export function amountRangeError({ initial, final }: AmountRange, format: MoneyFormat): string | undefined {
  const [first, last] = [readAmount(initial, format), readAmount(final, format)];
  return (
    endError(first, INITIAL_NOT_NUMERIC, format) ??
    endError(last, FINAL_NOT_NUMERIC, format) ??
    (typeof first === 'number' && typeof last === 'number' && first > last
      ? WRONG_ORDER_OF_AMOUNTS
      : undefined)
  );
}

function endError(end: number | InvalidAmount, notNumeric: string, format: MoneyFormat): string | undefined {
  switch (end) {
    case 'empty':
      return undefined;
    case 'malformed':
      return notNumeric;
    case 'negative':
      return NEGATIVE;
    case 'too-many-decimals':
      return TOO_MANY_DECIMALS;
    default:
      return end > LARGEST_END_CENTS ? tooLarge(LARGEST_END_CENTS, format) : undefined;
  }
}
