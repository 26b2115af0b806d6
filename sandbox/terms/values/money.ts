import { invalidFields } from '#terms/errors/api-error.ts';

/** Formats a decimal of the database as quetzales: `'1234.5'` becomes `Q1,234.50`. */
export function formatMoney(decimal: string): string {
  const negative = decimal.startsWith('-');
  const [whole = '0', decimals = ''] = decimal.replace('-', '').split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',');
  return `${negative ? '\u2212' : ''}Q${grouped}.${decimals.slice(0, 2).padEnd(2, '0')}`;
}

/** The exact sum of decimals of the database, all of which have two decimals. */
export function addMoney(...decimals: readonly string[]): string {
  const cents = decimals.reduce((sum, decimal) => sum + Number(decimal.replace('.', '')), 0);
  return decimal(cents);
}

/** Compares exact decimals. */
export const isLess = (one: string, other: string): boolean => addMoney(one, `-${other}`).startsWith('-');

/** Whole cents as a decimal of the database: -12550 becomes `-125.50`. */
export function decimal(cents: number): string {
  const digits = String(Math.abs(cents)).padStart(3, '0');
  return `${cents < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

const MAX_CENTS = 99_999_999;

/**
 * An amount as the exact decimal that the database stores: `125.5` becomes `'125.50'`.
 * @throws ApiError 400 unless it is above 0, at most 999,999.99 and has at most two decimals
 */
export function exactAmount(amount: number, field = 'amount'): string {
  const [, whole = '', decimals = ''] = /^(\d+)(?:\.(\d+))?$/.exec(String(amount)) ?? [];
  if (whole === '') throw invalidFields([{ field, message: 'debe ser mayor que 0' }]);
  if (decimals.length > 2) throw invalidFields([{ field, message: 'debe tener dos decimales como máximo' }]);
  const exact = `${whole}.${decimals.padEnd(2, '0')}`;
  const cents = Number(exact.replace('.', ''));
  if (cents === 0) throw invalidFields([{ field, message: 'debe ser mayor que 0' }]);
  if (cents > MAX_CENTS) throw invalidFields([{ field, message: 'debe ser 999999.99 o menos' }]);
  return exact;
}

/**
 * A sum of money as exact decimal text; it may be zero or negative.
 * @throws ApiError 400 if it has a third decimal
 */
export function exactSum(amount: number, field: string): string {
  const [, whole = '', decimals = ''] = /^(-?\d+)(?:\.(\d+))?$/.exec(String(amount)) ?? [];
  if (whole === '' || decimals.length > 2) {
    throw invalidFields([{ field, message: 'debe tener dos decimales como máximo' }]);
  }
  return `${whole}.${decimals.padEnd(2, '0')}`;
}
