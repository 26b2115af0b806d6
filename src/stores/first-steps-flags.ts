import { deviceStorage } from './browser-storage.ts';

const key = (what: string, businessId: string) => `cobros.first-steps.${what}.${businessId}`;
const has = (what: string, businessId: string) => deviceStorage.get(key(what, businessId)) !== null;
const remember = (what: string, businessId: string) => deviceStorage.set(key(what, businessId), 'yes');

// Flags are stored on this device, per business.

/** Once shown, the steps stay until they are done or hidden, even after the first payment. */
export const firstStepsBegun = (businessId: string) => has('begun', businessId);
export const rememberFirstStepsBegun = (businessId: string) => remember('begun', businessId);

export const firstStepsHidden = (businessId: string) => has('hidden', businessId);
export const rememberFirstStepsHidden = (businessId: string) => remember('hidden', businessId);

/** Recorded here, because the server does not record downloads of QR material. */
export const qrDownloaded = (businessId: string) => has('qr', businessId);
export const rememberQrDownloaded = (businessId: string) => remember('qr', businessId);
