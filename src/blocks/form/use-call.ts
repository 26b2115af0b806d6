import type { Failure, Result } from '@cobros/sdk';
import { useState } from 'react';

export interface Call {
  busy: boolean;
  /** Of the last call; what was typed stays. */
  failure: Failure | undefined;
  /** Returns the failure, for a form that shows it at its fields. One at a time; an action may decide to make no call. */
  run(action: Action): Promise<Failure | undefined>;
}

type Action = () => Promise<Result<unknown>> | undefined;

/** The state of a call for the dialog or button that makes it. */
export function useCall(): Call {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure>();

  async function run(action: Action): Promise<Failure | undefined> {
    const call = busy ? undefined : action();
    if (!call) return undefined;
    setBusy(true);
    const result = await call;
    setBusy(false);
    const failed = result.ok ? undefined : result.failure;
    setFailure(failed);
    return failed;
  }

  return { busy, failure, run };
}
