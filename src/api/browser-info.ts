import type { BrowserInfo } from '@cobros/sdk';
import { deviceZone } from './device-zone.ts';

/**
 * The version that the specification prescribes (sections 1 and 9). The packages and the API description have
 * versions of their own.
 */
export const APP_VERSION = '3.1.2';

/**
 * Tokens that precede the version, in the order to check, because a browser may also send the tokens of those listed
 * below it.
 */
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
  const { offset, name } = deviceZone();
  return {
    browserName,
    browserVersion: (marks && versionAfter(marks)) ?? '',
    timezone: name,
    language: navigator.language,
    timezoneOffset: offset,
    appVersion: APP_VERSION,
  };
}
