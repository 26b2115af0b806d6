import type { Failure, Schemas } from '@cobros/sdk';
import { useState } from 'react';
import { isUnanswered } from '../../../api/idempotent.ts';
import { useCall } from '../../../blocks/form/use-call.ts';
import { useListPage } from '../../../blocks/list/use-list-page.ts';
import { config } from '../../../stores/config.ts';
import { usePolling } from '../../../stores/polling.ts';
import { type ClosingOutcome, closeOpenBalance, createCloseCall } from '../operations/close-open-balance.ts';
import { previewClosing } from '../operations/preview-closing.ts';

export type Pending = Schemas['PendingClosingAnswer'];

type Count = Pick<Schemas['ClosePendingContent'], 'countedAmount' | 'countReason'>;

let openings = 0;
const nextOpening = () => {
  openings += 1;
  return openings;
};

interface PendingClosing {
  pending: Pending | undefined;
  busy: boolean;
  failure: Failure | undefined;
  /** Set when some closings failed. */
  outcome: ClosingOutcome | undefined;
  /** Returns the failure, for the fields of a count. */
  close(count?: Count): Promise<Failure | undefined>;
}

/** The closing that an open dialog would make, and the call that makes it. */
export function usePreviewAndClose(branchId: string): PendingClosing {
  const [opening] = useState(nextOpening);
  const [closeCall] = useState(createCloseCall);
  const { busy, failure, run } = useCall();
  const [outcome, setOutcome] = useState<ClosingOutcome>();
  const [unsettled, setUnsettled] = useState<string>();
  const content = branchId ? { businessBranchId: branchId } : {};
  const preview = useListPage(`pending-closing/${opening}/${branchId}`, previewClosing(content));
  // Payments keep arriving while the dialog is open. What may just have been closed stays, to be asked for once more.
  usePolling(async () => busy || unsettled === branchId || preview.refresh(), config.value.pollSeconds);

  async function close(count: Count = {}): Promise<Failure | undefined> {
    const failed = await run(async () => {
      const result = await closeOpenBalance({ ...content, ...count }, closeCall);
      if (result.ok && result.data.failed.length > 0) setOutcome(result.data);
      return result;
    });
    const unanswered = failed && isUnanswered(failed);
    setUnsettled(unanswered ? branchId : undefined);
    if (failed && !unanswered) void preview.refresh();
    return failed;
  }

  return {
    pending: preview.stale ? undefined : preview.page,
    busy,
    failure: failure ?? preview.failure,
    outcome,
    close,
  };
}
