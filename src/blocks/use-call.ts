import type { Failure, Result } from '@cobros/sdk';
import { useState } from 'react';

export interface Call {
  busy: boolean;
  /** Why the last one was refused; what was typed stays. */
  failure: Failure | undefined;
  /** Answers why it was refused, for a form that shows it at its fields. One at a time. */
  run(action: () => Promise<Result<unknown>>): Promise<Failure | undefined>;
}

/** What a dialog keeps while its call runs and when it was refused. */
export function useCall(): Call {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure>();

  async function run(action: () => Promise<Result<unknown>>): Promise<Failure | undefined> {
    if (busy) return undefined;
    setBusy(true);
    const result = await action();
    setBusy(false);
    const refused = result.ok ? undefined : result.failure;
    setFailure(refused);
    return refused;
  }

  return { busy, failure, run };
}
