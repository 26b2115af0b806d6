import type { BrowserInfo } from '@cobros/sdk';

export const APP_VERSION = '3.2.0';

/** Token before the version, in order: each browser may also send the tokens of those below it. */
const BROWSERS = [
  ['Edge', 'Edg'],
  ['Opera', 'OPR'],
  ['Samsung Internet', 'SamsungBrowser'],
  ['Firefox', 'Firefox|FxiOS'],
  ['Chrome', 'Chrome|CriOS'],
  ['Safari', 'Version'],
] as const;

let zone = { offset: Number.NaN, name: '' };

/** Asks the browser only when the offset has changed, because that takes more than a millisecond of every call. */
function timeZoneAt(offset: number): string {
  if (offset !== zone.offset) zone = { offset, name: Intl.DateTimeFormat().resolvedOptions().timeZone };
  return zone.name;
}

export function browserInfo(userAgent = navigator.userAgent): BrowserInfo {
  const versionAfter = (marks: string) => RegExp(`(?:${marks})/([\\d.]+)`).exec(userAgent)?.[1];
  const [browserName, marks] = BROWSERS.find(([, marks]) => versionAfter(marks)) ?? ['', ''];
  const timezoneOffset = new Date().getTimezoneOffset();
  return {
    browserName,
    browserVersion: (marks && versionAfter(marks)) ?? '',
    timezone: timeZoneAt(timezoneOffset),
    language: navigator.language,
    timezoneOffset,
    appVersion: APP_VERSION,
  };
}
