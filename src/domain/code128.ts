// Widths of the bars and spaces of each Code 128 symbol, in modules, starting with a bar.
const SYMBOLS = [
  '212222 222122 222221 121223 121322 131222 122213 122312 132212 221213 221312 231212 112232 122132 122231',
  '113222 123122 123221 223211 221132 221231 213212 223112 312131 311222 321122 321221 312212 322112 322211',
  '212123 212321 232121 111323 131123 131321 112313 132113 132311 211313 231113 231311 112133 112331 132131',
  '113123 113321 133121 313121 211331 231131 213113 213311 213131 311123 311321 331121 312113 312311 332111',
  '314111 221411 431111 111224 111422 121124 121421 141122 141221 112214 112412 122114 122411 142112 142211',
  '241211 221114 413111 241112 134111 111242 121142 121241 114212 124112 124211 411212 421112 421211 212141',
  '214121 412121 111143 111341 131141 114113 114311 411113 411311 113141 114131 311141 411131',
]
  .join(' ')
  .split(' ');
const START_B = { value: 104, widths: '211214' };
const STOP = '2331112';
const FIRST_SIGN = ' '.charCodeAt(0);
const LAST_SIGN = '~'.charCodeAt(0);

interface Bar {
  /** Number of modules before the first bar. */
  start: number;
  width: number;
}

export interface Barcode {
  bars: readonly Bar[];
  /** Number of modules of the whole code, without the blank margins. */
  width: number;
}

/** Encodes a text in set B of Code 128; undefined if it has characters other than printable ASCII. */
export function code128(text: string): Barcode | undefined {
  const codes = [...text].map((sign) => sign.charCodeAt(0));
  if (codes.length === 0 || codes.some((code) => code < FIRST_SIGN || code > LAST_SIGN)) return undefined;
  const values = codes.map((code) => code - FIRST_SIGN);
  const check =
    values.reduce((sum, value, index) => sum + value * (index + 1), START_B.value) % SYMBOLS.length;
  const widths = [START_B.widths, ...[...values, check].map((value) => SYMBOLS[value]), STOP].join('');
  return barsOf([...widths].map(Number));
}

function barsOf(widths: readonly number[]): Barcode {
  const bars: Bar[] = [];
  let start = 0;
  for (const [index, width] of widths.entries()) {
    if (index % 2 === 0) bars.push({ start, width });
    start += width;
  }
  return { bars, width: start };
}
