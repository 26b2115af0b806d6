import type { Transaction } from '@cobros/sdk';
import { useState } from 'react';
import type { ActionResult } from '../finish-transaction-action.ts';

export interface CurrentTransaction {
  /** As it was when the dialog opened, or as somebody else has changed it since. */
  transaction: Transaction;
  /** Somebody else changed it: the action is no longer possible. */
  over: boolean;
  /** Stores the current transaction that a failed action returns. */
  follow(action: Promise<ActionResult>): Promise<ActionResult>;
}

export function useCurrentTransaction(opened: Transaction): CurrentTransaction {
  const [current, setCurrent] = useState<Transaction>();
  return {
    transaction: current ?? opened,
    over: current !== undefined && current.status !== opened.status,
    follow: async (action) => {
      const result = await action;
      if (!result.ok) setCurrent(result.current);
      return result;
    },
  };
}
