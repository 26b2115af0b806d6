/** Seed data on its way into the database. Money is in cents until it is inserted. */
export interface PlannedTransaction {
  id: string;
  branchId: string | null;
  cashierId: string | null;
  appUserId: string;
  payerName: string;
  /** The actor for the business, as the timeline names them. */
  businessActor: string;
  origin: 'request' | 'payment';
  status: 'pending' | 'completed' | 'rejected' | 'canceled' | 'refunded' | 'expired';
  cents: number;
  note: string;
  reference: string;
  paymentRequestId: string | null;
  transferId: string | null;
  authorizationNumber: string | null;
  receiptCode: string | null;
  createdBy: string | null;
  createdAt: Date;
  expiresAt: Date | null;
  resolvedAt: Date | null;
  events: PlannedEvent[];
  entries: PlannedEntry[];
}

export interface PlannedEvent {
  status: PlannedTransaction['status'];
  actorName: string;
  reason: string;
  at: Date;
}

export interface PlannedEntry {
  branchId: string;
  cashierId: string;
  kind: 'payment' | 'refund';
  /** Negative for a refund. */
  cents: number;
  at: Date;
  closingId: string | null;
}

export interface PlannedClosing {
  id: string;
  branchId: string;
  cashierId: string;
  number: number;
  status: 'processing' | 'error' | 'canceled' | 'completed';
  errorReason: string | null;
  /** The id of the closing that took what this one would have taken. */
  replacedBy: string | null;
  origin: 'automatic' | 'manual';
  createdBy: string | null;
  paymentCount: number;
  refundCount: number;
  grossCents: number;
  refundedCents: number;
  /** When the completed closing of its cashier before it was made. */
  startsAt: Date | null;
  createdAt: Date;
  completedAt: Date | null;
}
