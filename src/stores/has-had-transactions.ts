import { deviceStorage } from './browser-storage.ts';

const STORAGE_KEY = 'cobros.seen-transactions';

/** True once this device has shown a transaction of the business; until then, empty lists explain how to start. */
export function hasHadTransactions(businessId: string): boolean {
  return deviceStorage.get(STORAGE_KEY) === businessId;
}

export function rememberTransactions(businessId: string): void {
  deviceStorage.set(STORAGE_KEY, businessId);
}
