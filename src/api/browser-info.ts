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

export function browserInfo(userAgent = navigator.userAgent): BrowserInfo {
  const versionAfter = (marks: string) => RegExp(`(?:${marks})/([\\d.]+)`).exec(userAgent)?.[1];
  const [browserName, marks] = BROWSERS.find(([, marks]) => versionAfter(marks)) ?? ['', ''];
  return {
    browserName,
    browserVersion: (marks && versionAfter(marks)) ?? '',
    timezone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    language: navigator.language,
    timezoneOffset: new Date().getTimezoneOffset(),
    appVersion: APP_VERSION,
  };
}
