import { paths } from '#domain/paths.ts';
import { type PaymentMoment, paymentsHref } from '#features/transaction/payments-by-moment.ts';
import type { Summary, SummaryPlace } from './summary-operations.ts';

/** The number shown in the cells of the table. */
export type Shown = 'received' | 'net' | 'payments';

/** The moment by which a list has to be filtered so that its total is the number shown. */
const MOMENT_OF: Record<Shown, PaymentMoment> = {
  received: 'received',
  net: 'movement',
  payments: 'received',
};

interface Within {
  startDate: string;
  endDate: string;
}

/** Address of the payments that a number adds up; without a place, those of the whole summary. */
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

/** Address of the statement for the same days. */
export function statementHref({ period, branch }: Summary): string {
  const days = { from: period.startDay, to: period.endDay };
  return `${paths.closing.statement}?${new URLSearchParams({ ...days, ...(branch && { branch: branch.id }) })}`;
}
