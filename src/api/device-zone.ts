/** A time zone, and its offset in minutes when it was determined. */
export interface DeviceZone {
  offset: number;
  name: string;
}

let zone: DeviceZone = { offset: Number.NaN, name: '' };

/**
 * Returns the time zone of this device. Asks the browser only if the offset has changed, because asking takes more
 * than a millisecond.
 */
export function deviceZone(): DeviceZone {
  const offset = new Date().getTimezoneOffset();
  if (offset !== zone.offset) zone = { offset, name: Intl.DateTimeFormat().resolvedOptions().timeZone };
  return zone;
}

/**
 * Takes over the zone known from an earlier page as long as the offset is the same, because the first question on a
 * page takes twenty times as long.
 */
export function assumeDeviceZone(known: DeviceZone): void {
  zone = known;
}
