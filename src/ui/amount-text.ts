const GROUPED = /^\d{1,3}(,\d{3})+(\.\d{0,2})?$/;
const PLAIN = /^\d*(\.\d{0,2})?$/;

/**
 * What was typed or pasted as an amount without separators: "Q1,234.50" is "1234.50", "12,5" is "12.5".
 * `null` when it can't become one, a third decimal for instance.
 */
export function plainAmount(text: string): string | null {
  const bare = text.replace(/[Q\s]/gi, '');
  // A comma that does not separate thousands is somebody's decimal point.
  const plain = GROUPED.test(bare) ? bare.replaceAll(',', '') : bare.replace(/^(\d*),(\d*)$/, '$1.$2');
  return PLAIN.test(plain) ? plain : null;
}

/** "1234.5" as people read it: "1,234.50". What is not an amount stays as it is. */
export function groupedAmount(plain: string): string {
  const [units = '', cents = ''] = plain.split('.');
  if (!PLAIN.test(plain) || units + cents === '') return plain;
  const grouped = (units.replace(/^0+(?=\d)/, '') || '0').replace(/\B(?=(\d{3})+$)/g, ',');
  return `${grouped}.${cents.padEnd(2, '0')}`;
}
