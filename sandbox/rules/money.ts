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
  return `${cents < 0 ? '-' : ''}${decimalOf(Math.abs(cents))}`;
}

function decimalOf(cents: number): string {
  const digits = String(cents).padStart(3, '0');
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
}
