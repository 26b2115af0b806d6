import type { Queryable } from '#ground/db/database.ts';

/** The bank's decisions on the money that is sent to it. Each is asked in the transaction of the closing or deposit. */
export interface Bank {
  /** Why it does not accept the money of a closing; undefined if it does. */
  rejectionOf: (tx: Queryable) => Promise<string | undefined>;
  /** Why it will return a deposit that was just made; undefined if it keeps it. */
  returnReasonOf: (tx: Queryable) => Promise<string | undefined>;
}

/** Accepts and keeps everything. */
export const ACCEPTING_BANK: Bank = {
  rejectionOf: async () => undefined,
  returnReasonOf: async () => undefined,
};
