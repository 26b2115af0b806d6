/**
 * The receiver of a scanned code: a payment to a cashier completes at once, one to a branch or business after it is assigned to
 * a cashier.
 */
export interface PayTarget {
  to: 'cashier' | 'branch' | 'business';
  id: string;
}

/** The content of a QR code: `cobros:pay?to=cashier&id=us_…`. */
export function payLink({ to, id }: PayTarget): string {
  return `cobros:pay?${new URLSearchParams({ to, id })}`;
}
