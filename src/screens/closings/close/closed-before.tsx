import type { ClosingRow, Schemas } from '@cobros/sdk';
import { Link } from 'wouter';
import { figures } from '#styles/typography.css.ts';
import { Alert } from '#ui/alert.tsx';
import { closingHref } from '../closing-links.ts';
import { listClosings } from '../closing-operations.ts';
import { makerText } from '../closing-texts.ts';

/** A branch of the preview that other closings had taken, or a part of it, by the time this one was made. */
export interface ClosedBefore {
  branchName: string;
  /** False if this closing still took a part of it. */
  whole: boolean;
  /** The last of the other closings; undefined if it could not be read. */
  by: ClosingRow | undefined;
}

/** Compares the closings that were made with the preview that the button closed. */
export function readClosedBefore(
  preview: Schemas['PendingClosingAnswer'],
  made: readonly ClosingRow[],
): Promise<ClosedBefore[]> {
  const shown = new Map<string, { branchName: string; count: number; refundCount: number }>();
  for (const { branchId, branchName, count, refundCount } of preview.cashiers) {
    const others = shown.get(branchId) ?? { count: 0, refundCount: 0 };
    const counts = { count: others.count + count, refundCount: others.refundCount + refundCount };
    shown.set(branchId, { branchName, ...counts });
  }
  const taken = [...shown].flatMap(([branchId, { branchName, count, refundCount }]) => {
    const own = made.find((closing) => closing.branchId === branchId);
    if (own?.status === 'error' || (own && own.count >= count && own.refundCount >= refundCount)) return [];
    return [readLast(branchId, made).then((by) => ({ branchName, whole: own === undefined, by }))];
  });
  return Promise.all(taken);
}

async function readLast(businessBranchId: string, made: readonly ClosingRow[]) {
  const pageProperties = { currentPage: 1, pageSize: made.length + 1 };
  const content = { businessBranchId, statuses: ['completed' as const], pageProperties };
  const read = await listClosings(content)(new AbortController().signal);
  return read.ok ? read.data.data.find(({ id }) => made.every((own) => own.id !== id)) : undefined;
}

export const ClosedBeforeAlert = ({ branchName, whole, by }: ClosedBefore) => (
  <Alert tone="info">
    {whole ? 'Lo' : 'Una parte de lo'} que viste de <b>{branchName}</b> ya estaba en otro cierre
    {by && (
      <>
        :{' '}
        <Link href={closingHref(by.id)} className={figures}>
          {by.formattedNumber}
        </Link>
        , {[by.formattedNetAmount, makerText(by)].filter(Boolean).join(', ')}
      </>
    )}
    .
  </Alert>
);
