import { deviceName } from './device-name.ts';

/** Address and device of a call, if known. */
export interface CallOrigin {
  /** The address of the client. */
  address: string | null;
  /** `Chrome en Windows` */
  device: string | null;
}

const LONGEST_AGENT = 200;

/** Combines the network address and the header `User-Agent`. */
export function callOrigin(address: string | null, userAgent: string | null): CallOrigin {
  return { address, device: userAgent ? deviceName(userAgent.slice(0, LONGEST_AGENT)) : null };
}
