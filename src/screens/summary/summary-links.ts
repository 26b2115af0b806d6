import { paths } from '../../domain/paths.ts';
import { type PaymentMoment, paymentsHref } from '../../features/transaction/payments-by-moment.ts';
import type { Summary, SummaryPlace } from './summary-operations.ts';

/** What the cells of the table show. */
export type Shown = 'received' | 'net' | 'payments';

/** The list whose total a shown number is. */
const MOMENT_OF: Record<Shown, PaymentMoment> = {
  received: 'received',
  net: 'movement',
  payments: 'received',
};

interface Within {
  startDate: string;
  endDate: string;
}

/** The address of the payments of a number. Without a place it is of all that the summary is about. */
export function linkTo(
  summary: Summary,
  { startDate, endDate }: Within,
  of: Shown | PaymentMoment,
  { place, weekday, hour }: { place?: Pick<SummaryPlace, 'id'>; weekday?: number; hour?: number } = {},
): string {
  const ofBranches = summary.placeLevel === 'branch';
  return paymentsHref({
    dateOf: of in MOMENT_OF ? MOMENT_OF[of as Shown] : (of as PaymentMoment),
    startDate,
    endDate,
    branchId: ofBranches ? place?.id : summary.branch?.id,
    cashierId: ofBranches ? undefined : place?.id,
    weekday,
    hour,
  });
}

/** The address of the statement of the same days. */
export function statementHref({ period, branch }: Summary): string {
  const days = { from: period.startDay, to: period.endDay };
  return `${paths.closing.statement}?${new URLSearchParams({ ...days, ...(branch && { branch: branch.id }) })}`;
}
