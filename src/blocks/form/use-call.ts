import type { Failure, Result } from '@cobros/sdk';
import { useState } from 'react';

export interface Call {
  busy: boolean;
  /** Why the last one was refused; what was typed stays. */
  failure: Failure | undefined;
  /** Answers why it was refused, for a form that shows it at its fields. One at a time; an action without a call is none. */
  run(action: Action): Promise<Failure | undefined>;
}

type Action = () => Promise<Result<unknown>> | undefined;

/** What a dialog keeps while its call runs and when it was refused. */
export function useCall(): Call {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure>();

  async function run(action: Action): Promise<Failure | undefined> {
    const call = busy ? undefined : action();
    if (!call) return undefined;
    setBusy(true);
    const result = await call;
    setBusy(false);
    const refused = result.ok ? undefined : result.failure;
    setFailure(refused);
    return refused;
  }

  return { busy, failure, run };
}
