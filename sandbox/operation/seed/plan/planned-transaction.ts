/** Seed data before it is inserted. Money is in cents. */
export interface PlannedTransaction {
  id: string;
  branchId: string | null;
  cashierId: string | null;
  /** Null for a charge that nobody paid. */
  appUserId: string | null;
  payerName: string;
  /** The name that the timeline shows for the business's actor. */
  businessActor: string;
  origin: 'request' | 'payment' | 'charge';
  status: 'pending' | 'completed' | 'rejected' | 'canceled' | 'refunded' | 'expired';
  cents: number;
  note: string;
  reference: string;
  paymentRequestId: string | null;
  paymentCode: string | null;
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

interface PlannedEvent {
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
