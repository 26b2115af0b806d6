// The words for what is blocked, on the screen, on the page of a payment link and in the server's rejections.

/** The blocked place that keeps a charge from being paid: its branch, with all its cashiers, or its cashier alone. */
export type BlockedPlace = 'branch' | 'cashier';

const BLOCKED: Record<BlockedPlace, string> = {
  branch: 'la sucursal está bloqueada',
  cashier: 'la caja está bloqueada',
};

/** `La caja está bloqueada` */
export const blockedText = (place: BlockedPlace): string =>
  BLOCKED[place].charAt(0).toUpperCase() + BLOCKED[place].slice(1);

/** The same in a row, where there is no space for a sentence. */
export const BLOCKED_PLACE_LABEL: Record<BlockedPlace, string> = {
  branch: 'Sucursal bloqueada',
  cashier: 'Caja bloqueada',
};

export const notPayableText = (place: BlockedPlace): string =>
  `Por ahora no se puede pagar: ${BLOCKED[place]}`;
