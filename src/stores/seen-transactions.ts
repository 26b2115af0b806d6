import { deviceStorage } from './browser-storage.ts';

const STORAGE_KEY = 'cobros.seen-transactions';

/** Whether this device has ever shown a transaction of the business. Until then its empty lists teach. */
export function hasSeenTransactions(businessId: string): boolean {
  return deviceStorage.get(STORAGE_KEY) === businessId;
}

export function rememberSeenTransactions(businessId: string): void {
  deviceStorage.set(STORAGE_KEY, businessId);
}
