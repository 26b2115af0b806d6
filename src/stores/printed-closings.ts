import { deviceStorage } from './browser-storage.ts';

const STORAGE_KEY = 'cobros.printed-closings';
const KEPT = 500;

/** True if the slip of a closing was printed on this device; the next print is a reprint. */
export function wasPrinted(closingId: string): boolean {
  return read().includes(closingId);
}

export function rememberPrinted(closingId: string): void {
  const others = read().filter((id) => id !== closingId);
  deviceStorage.set(STORAGE_KEY, JSON.stringify([...others, closingId].slice(-KEPT)));
}

function read(): string[] {
  try {
    const stored: unknown = JSON.parse(deviceStorage.get(STORAGE_KEY) ?? '[]');
    if (Array.isArray(stored)) return stored.filter((id) => typeof id === 'string');
  } catch {
    // Written by another version, or by hand: ignored.
  }
  return [];
}
