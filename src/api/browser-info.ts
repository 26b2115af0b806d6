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

/** A time zone, and its offset in minutes at that moment. */
export interface DeviceZone {
  offset: number;
  name: string;
}

let zone: DeviceZone = { offset: Number.NaN, name: '' };

/** The time zone of this device. Asks the browser only when the offset has changed, because that takes more than a millisecond. */
export function deviceZone(): DeviceZone {
  const offset = new Date().getTimezoneOffset();
  if (offset !== zone.offset) zone = { offset, name: Intl.DateTimeFormat().resolvedOptions().timeZone };
  return zone;
}

/** Uses the zone of an earlier page as long as the offset is the same, because a page's first question takes twenty times as long. */
export function assumeDeviceZone(known: DeviceZone): void {
  zone = known;
}

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
