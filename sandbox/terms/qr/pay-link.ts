/**
 * The receiver of a scanned code. A payment to a cashier completes immediately; one to a branch or business completes
 * when it is assigned to a cashier.
 */
export interface PayTarget {
  to: 'cashier' | 'branch' | 'business';
  id: string;
}

/** The content of a QR code: `cobros:pay?to=cashier&id=us_…`. */
export function payLink({ to, id }: PayTarget): string {
  return `cobros:pay?${new URLSearchParams({ to, id })}`;
}
