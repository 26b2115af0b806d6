import type { Schemas, TransactionDay } from '@cobros/sdk';
import { useSignals } from '@preact/signals-react/runtime';
import type { CSSProperties, ReactNode } from 'react';
import { momentsOf } from '#domain/day-range.ts';
import { formatCents, toCents } from '#domain/money.ts';
import { can, SEES_PAYMENTS } from '#domain/permissions.ts';
import { lastDays } from '#domain/preset-period.ts';
import { TRANSACTIONS } from '#stores/cache-keys.ts';
import { config } from '#stores/config.ts';
import { currentUser } from '#stores/current-user.ts';
import { hasPart } from '#stores/optional-parts.ts';
import { type Load, useResource } from '#stores/resource.ts';
import { today } from '#stores/today.ts';
import { vars } from '#styles/theme.css.ts';
import { figures } from '#styles/typography.css.ts';
import { SparkBars } from '#ui/spark-bars.tsx';
import type { Column } from '#ui/table.tsx';
import { useBelow } from '#ui/use-below.ts';
import { getDailyTotals } from './daily-totals-operation.ts';
import { dayText } from './day-and-axis-labels.ts';

type Totals = Schemas['TransactionDailyTotals'];

const DAYS = 7;
const LABEL = 'Neto de hoy';
const NONE: Load<null> = async () => ({ ok: true, data: null });

/** Reserves the size of the bars before they arrive. */
const BARS: CSSProperties = { display: 'block', width: '3.9375rem', height: '1.375rem' };
const DETAIL: CSSProperties = {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: '0 0.75rem',
};
/** Reserves the width of the amount before it arrives, so that no row grows. */
const BESIDE: CSSProperties = { minWidth: '12rem', whiteSpace: 'nowrap' };
const QUIET: CSSProperties = { color: vars.color.inkSecondary };

interface TodayNet<Row> {
  columns: Column<Row>[];
  /** The net amount in a row on phones; undefined for users who may not see payments. */
  line: ((row: Row) => ReactNode) | undefined;
}

/**
 * Today's net amount of each branch or cashier and, where there is space, bars of its last seven days, all on one
 * scale. Shows nothing to users who may not see payments, or if the server does not count by day.
 */
export function useTodayNet<Row extends { id: string }>(
  byPlace: Schemas['PlaceLevel'],
  branchId = '',
): TodayNet<Row> {
  useSignals();
  const user = currentUser.value;
  const narrow = useBelow('lg');
  const wanted = user !== null && can(user, SEES_PAYMENTS) && hasPart('daily-totals') && user.business;
  const { data } = useResource<Totals | null>(
    wanted ? `${TRANSACTIONS}/places/${byPlace}/${branchId}/${today.value}` : 'no-places',
    wanted ? getDailyTotals(contentOf(byPlace, branchId, wanted.timeZone)) : NONE,
  );
  if (!wanted) return { columns: [], line: undefined };
  const places = data.value?.places;
  const daysOf = ({ id }: Row) => places?.find((place) => place.id === id)?.days ?? [];
  const net = (row: Row) => places && <Net last={daysOf(row).at(-1)} />;
  const values = (places ?? []).flatMap(({ days }) => days.map(({ netAmount }) => toCents(netAmount)));
  const range = [Math.max(0, ...values), Math.min(0, ...values)] as const;
  return {
    columns: [
      ...(narrow
        ? []
        : [
            {
              key: 'week',
              header: `${DAYS} días`,
              cell: (row: Row) => (
                <span style={BARS}>{places && <Bars days={daysOf(row)} range={range} />}</span>
              ),
            },
          ]),
      { key: 'today', header: LABEL, align: 'end', cell: net },
    ],
    line: (row) => (
      <>
        {LABEL} {net(row)}
      </>
    ),
  };
}

function contentOf(byPlace: Schemas['PlaceLevel'], branchId: string, timeZone: string) {
  const { startDate = '', endDate = '' } = momentsOf(lastDays(DAYS, today.value), timeZone);
  return {
    byPlace,
    dateOf: 'movement' as const,
    startDate,
    endDate,
    ...(branchId && { businessBranchId: branchId }),
  };
}

function Bars({ days, range }: { days: readonly TransactionDay[]; range: readonly [number, number] }) {
  if (days.length === 0) return null;
  const said = days.map((one) => `${dayText(one)}: ${one.formattedNetAmount}`).join(', ');
  return (
    <SparkBars
      values={days.map(({ netAmount }) => toCents(netAmount))}
      range={range}
      label={`Neto de los últimos ${DAYS} días. ${said}`}
    />
  );
}

function Net({ last }: { last: TransactionDay | undefined }) {
  useSignals();
  return last && (last.receivedCount > 0 || last.refundedCount > 0) ? (
    <b className={figures}>{last.formattedNetAmount}</b>
  ) : (
    <span className={figures} style={QUIET}>
      {formatCents(0, config.value)}
    </span>
  );
}

/** Second line of a row below 900 px: the net amount is on the right where it fits, otherwise below. */
export function DetailAndNet({ detail, net }: { detail: string; net: ReactNode }) {
  const atEnd: CSSProperties = useBelow('sm') ? {} : { marginLeft: 'auto', textAlign: 'end' };
  return (
    <span style={DETAIL}>
      <span>{detail}</span>
      {net && <span style={{ ...BESIDE, ...atEnd }}>{net}</span>}
    </span>
  );
}
