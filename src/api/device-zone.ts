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
