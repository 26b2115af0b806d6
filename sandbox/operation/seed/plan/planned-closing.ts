/** A closing of the seed data before it is inserted. Money is in cents. */
export interface PlannedClosing {
  id: string;
  branchId: string;
  cashierId: string;
  /** Ids of the cashiers whose entries it includes: its own and, for a titular cashier, its children. */
  cashierIds: string[];
  number: number;
  status: 'processing' | 'error' | 'canceled' | 'completed';
  errorReason: string | null;
  /** Ids of the closings that took entries of this failed one. */
  replacedBy: string[];
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
