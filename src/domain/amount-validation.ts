import { MAXIMUM_AMOUNT_CENTS, type MoneyFormat } from './money.ts';
import { REQUIRED } from './required.ts';
import { amountText, readAmount } from './typed-amount.ts';

const NOT_POSITIVE = 'El monto debe ser mayor que cero';
export const TOO_MANY_DECIMALS = 'El monto admite dos decimales como máximo';

/** Error of a requested amount; undefined if it is more than zero and at most 999,999.99. */
export function amountError(text: string, format: MoneyFormat): string | undefined {
  const amount = readAmount(text, format);
  switch (amount) {
    case 'empty':
      return REQUIRED;
    case 'malformed':
      return notNumeric(format);
    case 'too-many-decimals':
      return TOO_MANY_DECIMALS;
    case 'negative':
    case 0:
      return NOT_POSITIVE;
    default:
      return amount > MAXIMUM_AMOUNT_CENTS ? tooLarge(MAXIMUM_AMOUNT_CENTS, format) : undefined;
  }
}

export const notNumeric = (format: MoneyFormat) =>
  `Escribe el monto con números, como ${amountText(123_450, format)}`;

export const tooLarge = (maximumCents: number, format: MoneyFormat) =>
  `El monto máximo es ${amountText(maximumCents, format)}`;
