import type { ClosingRow } from '@cobros/sdk';
import { Link } from 'wouter';
import { countText } from '#blocks/count-text.ts';
import * as css from '#blocks/list/list-results.css.ts';
import type { Person } from '#domain/permissions.ts';
import { push, row as rowClass } from '#styles/layout.css.ts';
import { figures } from '#styles/typography.css.ts';
import { buttonClass } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { Parts } from '#ui/parts.tsx';
import { aboveTarget, rowTarget } from '#ui/table.css.ts';
import { type Column, RowLines, RowMoment, Table, TwoLines } from '#ui/table.tsx';
import { useBelow } from '#ui/use-below.ts';
import { closingActions, hasDeposits } from './closing-actions.ts';
import { closingHref } from './closing-links.ts';
import { placeColumns } from './closing-place-columns.tsx';
import { ClosingStatusChip } from './closing-status-chip.tsx';
import { differenceText, listedName, refundsText, takenText } from './closing-texts.ts';
import { closingsAddress } from './closings-address.ts';
import { DepositChip } from './deposits/deposit-chip.tsx';
import { dayText } from './deposits/deposit-texts.ts';
import { RetryClosingButton } from './retry-closing-button.tsx';

interface ClosingsTableProps {
  rows: readonly ClosingRow[];
  sort: 'asc' | 'desc';
  stale: boolean;
  person: Person;
}

export const ClosingsTable = ({ rows, sort, stale, person }: ClosingsTableProps) => (
  <Table
    caption="Cierres"
    twoLines
    rows={rows}
    rowKey={({ id }) => id}
    columns={columnsFor(person)}
    sort={{ key: 'date', direction: sort }}
    onSort={({ direction }) => closingsAddress.changeView({ sort: direction, page: 1 })}
    stale={stale}
    rowList={(row) => (
      <RowLines
        name={
          <Link className={css.name} href={closingHref(row.id)}>
            {listedName(row, person)}
          </Link>
        }
        amount={<Net row={row} />}
        detail={
          <Parts
            of={[
              <RowMoment key="moment" date={row.formattedCreationDate} time={row.formattedCreationTime} />,
              takenText(row),
            ]}
          />
        }
        chip={
          row.deposit ? (
            <DepositChip status={row.deposit.status} />
          ) : (
            <ClosingStatusChip status={row.status} />
          )
        }
      />
    )}
  />
);

function columnsFor(person: Person): Column<ClosingRow>[] {
  const deposits = hasDeposits(person);
  return [
    {
      key: 'date',
      header: 'Fecha',
      sortable: true,
      cell: (row) => (
        <span className={figures}>
          <TwoLines first={row.formattedCreationDate} second={row.formattedCreationTime} />
        </span>
      ),
    },
    ...placeColumns(person),
    { key: 'count', header: 'Pagos', align: 'end', cell: (row) => <Payments row={row} /> },
    { key: 'status', header: 'Estado', cell: (row) => <Status row={row} /> },
    ...(deposits
      ? [{ key: 'deposit', header: 'Depósito', cell: (row: ClosingRow) => <DepositCell row={row} /> }]
      : []),
    { key: 'amount', header: 'Monto', align: 'end', cell: (row) => <Net row={row} /> },
    {
      key: 'actions',
      header: 'Acciones',
      hiddenHeader: true,
      align: 'actions',
      cell: (row) => <Actions row={row} person={person} />,
    },
  ];
}

const DepositCell = ({ row: { deposit } }: { row: ClosingRow }) =>
  deposit ? (
    <TwoLines
      first={<DepositChip status={deposit.status} />}
      second={<span className={figures}>{dayText(deposit)}</span>}
    />
  ) : (
    '—'
  );

/** Refunds are part of the net amount, so they are shown beside the payments. */
const Payments = ({ row: { count, refundCount } }: { row: ClosingRow }) =>
  refundCount > 0 ? (
    <TwoLines first={countText(count)} second={refundsText(refundCount)} />
  ) : (
    countText(count)
  );

/** The net amount with the count's difference, so that nobody has to look for it. */
function Net({ row: { formattedNetAmount, counted } }: { row: ClosingRow }) {
  const net = <b className={css.amount}>{formattedNetAmount}</b>;
  return counted && counted.difference !== 0 ? (
    <TwoLines first={net} second={differenceText(counted)} />
  ) : (
    net
  );
}

const Status = ({ row }: { row: ClosingRow }) =>
  row.errorReason ? (
    <TwoLines
      first={<ClosingStatusChip status={row.status} />}
      second={
        <span className={css.note} title={row.errorReason}>
          {row.errorReason}
        </span>
      }
    />
  ) : (
    <ClosingStatusChip status={row.status} />
  );

const NARROW = { paddingInline: '0.125rem' };

function Actions({ row, person }: { row: ClosingRow; person: Person }) {
  const isNarrow = useBelow('lg');
  return (
    <div className={rowClass[2]}>
      {closingActions(row, person).includes('retry') && (
        <div className={aboveTarget}>
          <RetryClosingButton closing={row} small />
        </div>
      )}
      <Link
        className={`${buttonClass('text', 'sm')} ${rowTarget} ${push}`}
        href={closingHref(row.id)}
        aria-label={`Ver detalle del cierre ${row.formattedNumber}`}
        {...(isNarrow && { style: NARROW })}
      >
        {isNarrow ? <Icon name="right" size="sm" /> : 'Ver detalle'}
      </Link>
    </div>
  );
}
