import { deviceWords } from './profile/device-words.ts';

/** From where a call came, as far as that is known. */
export interface CallOrigin {
  /** The address of the client. */
  address: string | null;
  /** `Chrome en Windows` */
  device: string | null;
}

const LONGEST_AGENT = 200;

/** Puts together what the network and the header `User-Agent` say. */
export function callOrigin(address: string | null, userAgent: string | null): CallOrigin {
  return { address, device: userAgent ? deviceWords(userAgent.slice(0, LONGEST_AGENT)) : null };
}
