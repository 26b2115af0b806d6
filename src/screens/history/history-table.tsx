import type { Schemas, Transaction } from '@cobros/sdk';
import { useSearch } from 'wouter';
import { breaksIfLong } from '#blocks/list/breaks-if-long.ts';
import * as css from '#blocks/list/list-results.css.ts';
import { NoteAndReference } from '#blocks/list/note-and-reference.tsx';
import type { Person } from '#domain/permissions.ts';
import { seesBranches, seesCashiers } from '#domain/sees-branches-and-cashiers.ts';
import { detailHref, followDetail } from '#features/transaction/detail/detail-address.ts';
import { actionsLabel, payerName, payerUsername } from '#features/transaction/payer.ts';
import { statusMoment } from '#features/transaction/received-moment.ts';
import { isPartlyRefunded, refundedPartText } from '#features/transaction/refunded-part.ts';
import { transactionDecisions } from '#features/transaction/transaction-actions.ts';
import { authorizationFact } from '#features/transaction/transaction-facts.ts';
import { transactionMenu } from '#features/transaction/transaction-menu.ts';
import { TransactionStatusChip } from '#features/transaction/transaction-status-chip.tsx';
import { figures } from '#styles/typography.css.ts';
import { MenuButton } from '#ui/menu-button.tsx';
import { Parts } from '#ui/parts.tsx';
import { aboveTarget } from '#ui/table.css.ts';
import { type Column, RowLines, RowMoment, Table, TwoLines } from '#ui/table.tsx';
import { useBelow } from '#ui/use-below.ts';
import { historyAddress } from './history-address.ts';
import { LISTED_MOMENT_HEAD, listedMoment } from './listed-moment.ts';

type Filters = Schemas['HistoryFilters'];

const NOTHING = '—';

interface HistoryTableProps {
  rows: readonly Transaction[];
  sort: 'asc' | 'desc';
  stale: boolean;
  person: Person;
  /** The list's filters, which determine the moment that it is sorted by. */
  filters: Filters;
}

export function HistoryTable({ rows, sort, stale, person, filters }: HistoryTableProps) {
  const search = useSearch();
  const isSmall = useBelow('lg');
  return (
    <Table
      caption="Transacciones"
      twoLines
      rows={rows}
      rowKey={({ id }) => id}
      columns={columnsFor(person, search, filters, isSmall)}
      sort={{ key: 'date', direction: sort }}
      onSort={({ direction }) => historyAddress.changeView({ sort: direction, page: 1 })}
      stale={stale}
      rowList={(row) => (
        <RowLines
          name={<NameLink transaction={row} search={search} />}
          amount={<b className={css.amount}>{row.formattedAmount}</b>}
          detail={
            <Parts
              of={[
                <ListedMoment key="moment" transaction={row} filters={filters} />,
                seesCashiers(person) && placeText(row, person),
                isPartlyRefunded(row) && refundedPartText(row),
              ]}
            />
          }
          chip={<TransactionStatusChip status={row.status} />}
          menu={<RowMenu transaction={row} person={person} />}
        />
      )}
    />
  );
}

function columnsFor(
  person: Person,
  search: string,
  filters: Filters,
  isSmall: boolean,
): Column<Transaction>[] {
  return [
    {
      key: 'date',
      header: LISTED_MOMENT_HEAD[filters.dateOf ?? 'creation'],
      sortable: true,
      cell: (row) => {
        const [, date, time] = listedMoment(row, filters);
        return (
          <div className={figures}>
            <TwoLines first={date} second={time} />
          </div>
        );
      },
    },
    {
      key: 'user',
      header: 'Cliente',
      cell: (row) => (
        <TwoLines first={<NameLink transaction={row} search={search} />} second={payerUsername(row)} />
      ),
    },
    {
      key: 'note',
      header: 'Nota y referencia',
      cell: (row) => <NoteAndReference {...row} />,
    },
    ...placeColumn(person),
    ...statusColumns(isSmall),
    { key: 'amount', header: 'Monto', align: 'end', cell: (row) => <Amount transaction={row} /> },
    {
      key: 'actions',
      header: 'Acciones',
      hiddenHeader: true,
      align: 'actions',
      cell: (row) => (
        <div className={aboveTarget}>
          <RowMenu transaction={row} person={person} />
        </div>
      ),
    },
  ];
}

/** On a small screen the authorization stands below the status, so that notes and places have its space. */
function statusColumns(isSmall: boolean): Column<Transaction>[] {
  const chip = (row: Transaction) => <TransactionStatusChip status={row.status} />;
  const authorization = (row: Transaction) => authorizationFact(row)[1];
  if (isSmall) {
    const below = (row: Transaction) =>
      authorization(row) && <span className={figures}>aut. {authorization(row)}</span>;
    const cell = (row: Transaction) => <TwoLines first={chip(row)} second={below(row)} />;
    return [{ key: 'status', header: 'Estado y autorización', cell }];
  }
  return [
    {
      key: 'authorization',
      header: 'Autorización',
      cell: (row) => <span className={figures}>{authorization(row) || NOTHING}</span>,
    },
    { key: 'status', header: 'Estado', cell: chip },
  ];
}

const cashierOf = ({ businessUserName }: Transaction) => businessUserName ?? 'Sin caja';

const placeText = (row: Transaction, person: Person) =>
  [seesBranches(person) && row.businessBranchName, cashierOf(row)].filter(Boolean).join(' · ');

/** Names nothing that is the same in every row. */
function placeColumn(person: Person): Column<Transaction>[] {
  if (seesBranches(person))
    return [
      {
        key: 'place',
        header: 'Sucursal y caja',
        cell: (row) => (
          <span className={breaksIfLong(placeText(row, person))}>
            <TwoLines first={row.businessBranchName ?? NOTHING} second={cashierOf(row)} />
          </span>
        ),
      },
    ];
  const cell = (row: Transaction) => <span className={breaksIfLong(cashierOf(row))}>{cashierOf(row)}</span>;
  return seesCashiers(person) ? [{ key: 'place', header: 'Caja', cell }] : [];
}

function ListedMoment({ transaction, filters }: { transaction: Transaction; filters: Filters }) {
  const [, date, time] = filters.dateOf ? listedMoment(transaction, filters) : statusMoment(transaction);
  return <RowMoment date={date} time={time} />;
}

const NameLink = ({ transaction, search }: { transaction: Transaction; search: string }) => (
  <a
    className={css.name}
    href={detailHref(transaction.id, search)}
    onClick={(event) => followDetail(event, transaction.id)}
  >
    {payerName(transaction)}
  </a>
);

function Amount({ transaction }: { transaction: Transaction }) {
  const amount = <b className={css.amount}>{transaction.formattedAmount}</b>;
  const part = refundedPartText(transaction);
  // Wraps where all columns need the width of the window.
  return part ? (
    <TwoLines first={amount} second={<span style={{ whiteSpace: 'normal' }}>{part}</span>} />
  ) : (
    amount
  );
}

const RowMenu = ({ transaction, person }: { transaction: Transaction; person: Person }) => (
  <MenuButton
    label={actionsLabel(transaction)}
    items={() => transactionMenu(transaction, transactionDecisions(transaction, person))}
  />
);
