const STORAGE_KEY = 'cobros.seen-transactions';

/** Whether this device has ever shown a transaction of the business. Until then its empty lists teach. */
export function hasSeenTransactions(businessId: string): boolean {
  return localStorage.getItem(STORAGE_KEY) === businessId;
}

export function rememberSeenTransactions(businessId: string): void {
  localStorage.setItem(STORAGE_KEY, businessId);
}
