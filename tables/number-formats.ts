import { readXml } from './read-xml.ts';
import type { TableCell } from './table.ts';

/** The cell that a stored number is, as its format shows it. */
export type FormatNumber = (stored: string, style: string | undefined) => TableCell;

/** Formats of dates and times that every workbook has, by number. */
const isDateFormat = (id: number) =>
  (id >= 14 && id <= 22) || (id >= 27 && id <= 36) || (id >= 45 && id <= 47) || (id >= 50 && id <= 58);

const DAY_MS = 86_400_000;
/** The day before the first one; Excel counts a 29 February 1900 that never was. */
const START_1900 = Date.UTC(1899, 11, 30);
const START_1904 = Date.UTC(1904, 0, 1);
const LAST_DAY = 2_958_465;

/** Reads the number formats of a workbook. */
export function numberFormats(styles: string | undefined, from1904: boolean): FormatNumber {
  const codes = formatCodes(styles);
  return (stored, style) => {
    const number = Number(stored);
    if (stored.trim() === '' || !Number.isFinite(number)) return { kind: 'error', text: stored.trim() };
    const { isDate, code } = codes[Number(style)] ?? GENERAL;
    if (isDate) return dateOf(number, from1904);
    return (code && zerosOf(number, code)) || { kind: 'number', text: plainNumber(number) };
  };
}

interface Format {
  isDate: boolean;
  /** Empty for a format that every workbook has. */
  code: string;
}

const GENERAL: Format = { isDate: false, code: '' };

function formatCodes(styles: string | undefined): Format[] {
  const own = new Map<string, Format>();
  const formats: Format[] = [];
  let inCells = false;
  if (styles !== undefined) {
    readXml(styles, {
      open(name, { numFmtId = '0', formatCode = '' }) {
        const code = formatCode.slice(0, MAX_CODE);
        if (name === 'numFmt') own.set(numFmtId, { isDate: isDateCode(code), code });
        if (name === 'cellXfs') inCells = true;
        if (name === 'xf' && inCells) {
          formats.push(own.get(numFmtId) ?? { isDate: isDateFormat(Number(numFmtId)), code: '' });
        }
      },
      close(name) {
        if (name === 'cellXfs') inCells = false;
      },
    });
  }
  return formats;
}

const MAX_CODE = 255;

/** The part of a format for positive numbers, without colors and conditions. */
const positivePart = (code: string) => {
  const [part = ''] = /^(?:"[^"]*"|\\.|[^;"\\])*/.exec(code) ?? [];
  return part.replace(/\[(?!h+\]|m+\]|s+\])[^\]]*\]/gi, '');
};

function isDateCode(code: string): boolean {
  const letters = positivePart(code).replace(/"[^"]*"|\\.|_./g, '');
  return /[ymdhs]/i.test(letters) && !/general/i.test(letters);
}

function dateOf(serial: number, from1904: boolean): TableCell {
  const seconds = Math.round(serial * 86_400) * 1_000;
  if (serial < 0 || serial > LAST_DAY) return { kind: 'error', text: String(serial) };
  const days = from1904 || serial >= 60 || serial < 1 ? 0 : DAY_MS;
  const text = new Date((from1904 ? START_1904 : START_1900) + seconds + days).toISOString();
  const [day = '', time = ''] = [text.slice(0, 10), text.slice(11, 19)];
  if (serial < 1) return { kind: 'date', text: time };
  return { kind: 'date', text: time === '00:00:00' ? day : `${day}T${time}` };
}

const TOKENS = /"([^"]*)"|\\(.)|_.|([0#])|([- ()/])/g;

/** A whole number in a format of zeros, such as `0000`, `0000-0000` or `"C"000`. */
function zerosOf(number: number, code: string): TableCell | undefined {
  const part = positivePart(code);
  const tokens = [...part.matchAll(TOKENS)];
  const length = tokens.reduce((sum, [token]) => sum + token.length, 0);
  const places = tokens.filter(([, , , place]) => place).length;
  const isPlain = places === tokens.length && !/00/.test(part);
  if (length !== part.length || places === 0 || isPlain || number < 0 || !Number.isSafeInteger(number))
    return undefined;
  const digits = String(number);
  let left = digits.length;
  let text = '';
  for (const [at, [, quoted, escaped, place, literal]] of [...tokens.entries()].reverse()) {
    if (!place) text = (quoted ?? escaped ?? literal ?? '') + text;
    else {
      const isFirst = !tokens.slice(0, at).some(([, , , other]) => other);
      const from = isFirst ? 0 : Math.max(0, left - 1);
      text = (digits.slice(from, left) || (place === '0' ? '0' : '')) + text;
      left = from;
    }
  }
  return { kind: places === tokens.length ? 'number' : 'text', text: text.trim() };
}

/** Excel keeps fifteen digits, so the last of seventeen stored ones is not the person's. */
function plainNumber(number: number): string {
  const text = String(Number(number.toPrecision(15)));
  return text.includes('e')
    ? number.toLocaleString('en', { useGrouping: false, maximumFractionDigits: 20 })
    : text;
}
