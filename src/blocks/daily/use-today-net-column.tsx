import type { Schemas, TransactionDay } from '@cobros/sdk';
import { useSignals } from '@preact/signals-react/runtime';
import type { CSSProperties } from 'react';
import { figures } from '../../../styles/typography.css.ts';
import { momentsOf } from '../../domain/day-range.ts';
import { formatCents, toCents } from '../../domain/money.ts';
import { can } from '../../domain/permissions.ts';
import { lastDays } from '../../domain/preset-period.ts';
import { TRANSACTIONS } from '../../stores/cache-keys.ts';
import { config } from '../../stores/config.ts';
import { currentUser } from '../../stores/current-user.ts';
import { type Load, useResource } from '../../stores/resource.ts';
import { today } from '../../stores/today.ts';
import { SparkBars } from '../../ui/spark-bars.tsx';
import type { Column } from '../../ui/table.tsx';
import { useBelow } from '../../ui/use-below.ts';
import { SEES_PAYMENTS } from '../transaction/transaction-actions.ts';
import { dayText } from './day-and-axis-labels.ts';
import { getDailyTotalsByPlace } from './operations/get-daily-totals-by-place.ts';

type Totals = Schemas['TransactionDailyTotals'];

const DAYS = 7;
const NONE: Load<undefined> = async () => ({ ok: true, data: undefined });

/** The same width before and after the amounts have come. */
const CELL: CSSProperties = {
  display: 'inline-flex',
  verticalAlign: 'middle',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: '0.75rem',
  minWidth: '10rem',
  minHeight: '1.5rem',
};
const QUIET: CSSProperties = { opacity: 0.7 };

/**
 * The net of each branch or cashier today, with its last seven days. No column for who may not see payments, and none where
 * the screen is too narrow for it.
 */
export function useTodayNetColumn<Row extends { id: string }>(
  byPlace: Schemas['PlaceLevel'],
  branchId = '',
): Column<Row>[] {
  useSignals();
  const user = currentUser.value;
  const narrow = useBelow('lg');
  const wanted = !narrow && user !== null && can(user, SEES_PAYMENTS) && user.business;
  const { data } = useResource<Totals | undefined>(
    wanted ? `${TRANSACTIONS}/places/${byPlace}/${branchId}/${today.value}` : 'no-places',
    wanted ? getDailyTotalsByPlace(contentOf(byPlace, branchId, wanted.timeZone)) : NONE,
  );
  const totals = data.value;
  if (!wanted) return [];
  return [
    {
      key: 'today',
      header: 'Neto de hoy',
      align: 'end',
      cell: ({ id }) => (
        <span style={CELL}>
          {totals && <Today days={totals.places?.find((place) => place.id === id)?.days} />}
        </span>
      ),
    },
  ];
}

function contentOf(byPlace: Schemas['PlaceLevel'], branchId: string, timeZone: string) {
  const { startDate = '', endDate = '' } = momentsOf(lastDays(DAYS, today.value), timeZone);
  return { byPlace, startDate, endDate, ...(branchId && { businessBranchId: branchId }) };
}

function Today({ days }: { days: readonly TransactionDay[] | undefined }) {
  const last = days?.at(-1);
  if (!days || !last)
    return (
      <span className={figures} style={QUIET}>
        {formatCents(0, config.value)}
      </span>
    );
  const said = days.map((one) => `${dayText(one)}: ${one.formattedNetAmount}`).join(', ');
  return (
    <>
      <SparkBars
        values={days.map(({ netAmount }) => toCents(netAmount))}
        label={`Neto de los últimos ${DAYS} días. ${said}`}
      />
      <b className={figures} style={last.netAmount === 0 ? QUIET : undefined}>
        {last.formattedNetAmount}
      </b>
    </>
  );
}
