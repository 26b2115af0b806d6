import type { Transaction } from '@cobros/sdk';
import { useState } from 'react';
import type { ActionResult } from '../finish-transaction-action.ts';

interface CurrentTransaction {
  /** As it was when the dialog opened, or as somebody else left it meanwhile. */
  transaction: Transaction;
  /** Somebody else was first: there is nothing left to do here. */
  over: boolean;
  /** Keeps how the transaction stands when the action failed. */
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
