import type { Failure, Schemas } from '@cobros/sdk';
import { useRef, useState } from 'react';
import { isUnanswered } from '#api/keyed-calls.ts';
import { useCall } from '#blocks/form/use-call.ts';
import { useListPage } from '#blocks/list/use-list-page.ts';
import { config } from '#stores/config.ts';
import { usePolling } from '#stores/polling.ts';
import { type ClosingOutcome, closeOpenBalance, previewClosing } from '../closing-operations.ts';
import { type ClosedBefore, readClosedBefore } from './closed-before.tsx';

export type Pending = Schemas['PendingClosingAnswer'];

type Count = Pick<Schemas['ClosePendingContent'], 'countedAmount' | 'countReason'>;

let openings = 0;
const nextOpening = () => {
  openings += 1;
  return openings;
};

/**
 * `opening` until the first preview is loaded, `reading` while that of another branch loads, `unread` if that failed,
 * `empty` if there is nothing to close, `count` before the count is typed, `confirm` once amounts are shown.
 */
type Stage = 'opening' | 'reading' | 'unread' | 'empty' | 'count' | 'confirm';

export interface PendingClosing {
  stage: Stage;
  pending: Pending | undefined;
  /** Number of cashiers shown last, which keeps the height while another preview loads. */
  lines: number;
  busy: boolean;
  failure: Failure | undefined;
  /** The closing may have been made, although its failure is known. Repeating it makes no other. */
  mayBeMade: boolean;
  /** Set once the closing was made or some closings failed. */
  outcome: ClosingOutcome | undefined;
  /** Closings that others made after the preview. */
  closedBefore: readonly ClosedBefore[];
  /** Returns the failure, so that the fields of the count can show it. */
  close(count?: Count): Promise<Failure | undefined>;
}

/** The closing that the open dialog would make, and its call. */
export function usePreviewAndClose(branchId: string): PendingClosing {
  const [opening] = useState(nextOpening);
  const { busy, failure, run } = useCall();
  const [outcome, setOutcome] = useState<ClosingOutcome>();
  const [closedBefore, setClosedBefore] = useState<readonly ClosedBefore[]>([]);
  const [unsettled, setUnsettled] = useState<{ branchId: string; shown: Pending | undefined }>();
  const content = branchId ? { businessBranchId: branchId } : {};
  const preview = useListPage(`pending-closing/${opening}/${branchId}`, previewClosing(content));
  // Payments keep arriving while the dialog is open; cashiers are told of them, but not of the balance. A closing with an
  // unknown outcome is kept, so that it can be repeated, even if the portal reads anew whatever it shows.
  const kept = unsettled?.branchId === branchId ? unsettled.shown : undefined;
  usePolling(async () => busy || outcome || kept || preview.refresh(), config.value.pollSeconds, [
    'balance',
    'paid',
  ]);

  async function close(count: Count = {}): Promise<Failure | undefined> {
    const shown = kept ?? preview.page;
    const failed = await run(async () => {
      const result = await closeOpenBalance({ ...content, ...count });
      if (result.ok && shown) setClosedBefore(await readClosedBefore(shown, result.data.closings));
      if (result.ok) setOutcome(result.data);
      return result;
    });
    const unanswered = failed && isUnanswered(failed);
    setUnsettled(unanswered ? { branchId, shown } : undefined);
    if (failed && !unanswered) void preview.refresh();
    return failed;
  }

  const shown = useRef<Pending>(undefined);
  const pending = kept ?? (preview.stale ? undefined : preview.page);
  const anyFailure = failure ?? preview.failure;
  shown.current = pending ?? shown.current;
  return {
    stage: stageOf(pending, shown.current, anyFailure),
    pending,
    lines: shown.current?.cashiers.length ?? 0,
    busy,
    failure: anyFailure,
    mayBeMade: kept !== undefined,
    outcome,
    closedBefore,
    close,
  };
}

function stageOf(
  pending: Pending | undefined,
  shown: Pending | undefined,
  failure: Failure | undefined,
): Stage {
  if (!pending && failure) return 'unread';
  if (!pending) return shown ? 'reading' : 'opening';
  const { totals, countRequired } = pending;
  if (totals.count === 0 && totals.refundCount === 0) return 'empty';
  return countRequired ? 'count' : 'confirm';
}
