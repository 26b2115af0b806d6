/** A closing of the seed data before it is inserted. Money is in cents. */
export interface PlannedClosing {
  id: string;
  branchId: string;
  cashierId: string;
  number: number;
  status: 'processing' | 'error' | 'canceled' | 'completed';
  errorReason: string | null;
  /** The id of the closing that took the entries of this failed one. */
  replacedBy: string | null;
  origin: 'automatic' | 'manual';
  createdBy: string | null;
  paymentCount: number;
  refundCount: number;
  grossCents: number;
  refundedCents: number;
  /** When the previous completed closing of its cashier was made. */
  startsAt: Date | null;
  createdAt: Date;
  completedAt: Date | null;
}
