import type { Failure, Transaction } from '@cobros/sdk';
import { useState } from 'react';
import type { ActionResult } from '../settle-transaction.ts';

export interface Settling {
  busy: boolean;
  failure: Failure | undefined;
  /** The transaction as it stands: as it was when the dialog opened, or as somebody else left it meanwhile. */
  transaction: Transaction;
  /** Somebody else was first: there is nothing left to do here. */
  over: boolean;
  /** Answers why it was refused, for a form that shows it at its fields. */
  run(action: () => Promise<ActionResult>): Promise<Failure | undefined>;
}

/** What a dialog that acts on one transaction keeps while it runs and when it was refused. */
export function useSettling(opened: Transaction): Settling {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure>();
  const [current, setCurrent] = useState<Transaction>();

  async function run(action: () => Promise<ActionResult>): Promise<Failure | undefined> {
    if (busy) return undefined;
    setBusy(true);
    const settled = await action();
    setBusy(false);
    if (settled.ok) return undefined;
    setFailure(settled.failure);
    setCurrent(settled.current);
    return settled.failure;
  }

  const over = current !== undefined && current.status !== opened.status;
  return { busy, failure, transaction: current ?? opened, over, run };
}
