import type { BrowserInfo } from '@cobros/sdk';

export const APP_VERSION = '3.1.2';

const BROWSERS: [name: string, pattern: RegExp][] = [
  ['Edge', /Edg\/([\d.]+)/],
  ['Opera', /OPR\/([\d.]+)/],
  ['Samsung Internet', /SamsungBrowser\/([\d.]+)/],
  ['Firefox', /(?:Firefox|FxiOS)\/([\d.]+)/],
  ['Chrome', /(?:Chrome|CriOS)\/([\d.]+)/],
  ['Safari', /Version\/([\d.]+).*Safari/],
];

export function browserInfo(userAgent = navigator.userAgent): BrowserInfo {
  const match = BROWSERS.map(([name, pattern]) => [name, pattern.exec(userAgent)?.[1]] as const);
  const [browserName, browserVersion] = match.find(([, version]) => version) ?? ['', ''];
  return {
    browserName,
    browserVersion: browserVersion ?? '',
    timezone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    language: navigator.language,
    timezoneOffset: new Date().getTimezoneOffset(),
    appVersion: APP_VERSION,
  };
}
