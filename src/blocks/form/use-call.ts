import type { Failure, Result } from '@cobros/sdk';
import { useState } from 'react';
import { unexpected } from '#stores/unexpected.ts';

export interface Call {
  busy: boolean;
  /** Failure of the last call; typed values are kept. */
  failure: Failure | undefined;
  /**
   * Returns the failure, for forms that show it at their fields. Only one call runs at a time; an action that makes
   * no call returns undefined or resolves to it.
   */
  run(action: Action): Promise<Failure | undefined>;
}

type Action = () => Promise<Result<unknown> | undefined> | undefined;

/** State of a call, for the dialog or button that makes the call. */
export function useCall(): Call {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure>();

  async function run(action: Action): Promise<Failure | undefined> {
    const call = busy ? undefined : action();
    if (!call) return undefined;
    setBusy(true);
    const result = await call.catch(unexpected);
    setBusy(false);
    const failed = !result || result.ok ? undefined : result.failure;
    setFailure(failed);
    return failed;
  }

  return { busy, failure, run };
}
