/** Who is paid by scanning a code: a cashier at once, a branch or a business after it was assigned to a cashier. */
export interface PayTarget {
  to: 'cashier' | 'branch' | 'business';
  id: string;
}

/** What a QR code holds: `cobros:pay?to=cashier&id=us_…`, which says by itself what it is for. */
export function payLink({ to, id }: PayTarget): string {
  return `cobros:pay?${new URLSearchParams({ to, id })}`;
}
