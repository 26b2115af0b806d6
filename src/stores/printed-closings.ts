import { deviceStorage } from './browser-storage.ts';
import { isText, storedList } from './stored-list.ts';

const printed = storedList(deviceStorage, 'cobros.printed-closings', isText);
const KEPT = 500;

/** True if the slip of a closing was printed on this device; the next print is a reprint. */
export function wasPrinted(closingId: string): boolean {
  return printed.read().includes(closingId);
}

export function rememberPrinted(closingId: string): void {
  const others = printed.read().filter((id) => id !== closingId);
  printed.write([...others, closingId].slice(-KEPT));
}
