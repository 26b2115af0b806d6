/** From where a call came, as far as that is known. */
export interface CallOrigin {
  /** The address of the network. */
  address: string | null;
  /** `Chrome en Windows` */
  device: string | null;
}

export const UNKNOWN_ORIGIN: CallOrigin = { address: null, device: null };

// The first that fits: a browser also names those it descends from.
const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Headless)?(?:Chrome|CriOS)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];
const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/\bWindows\b/, 'Windows'],
  [/\bAndroid\b/, 'Android'],
  [/\biPad\b/, 'iPad'],
  [/\biPhone\b/, 'iPhone'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
];

const LONGEST = 60;

/** What people call the device of a `User-Agent`; a program is called by its own name. Null when nothing was said. */
export function deviceName(userAgent: string | null): string | null {
  const text = (userAgent ?? '').trim();
  if (text === '') return null;
  const find = (names: typeof BROWSERS) => names.find(([pattern]) => pattern.test(text))?.[1];
  const named = [find(BROWSERS), find(SYSTEMS)].filter(Boolean).join(' en ');
  return named || [...(text.split(/[\s/]/)[0] ?? '')].slice(0, LONGEST).join('');
}
