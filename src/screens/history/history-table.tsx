import type { Transaction } from '@cobros/sdk';
import { useSearch } from 'wouter';
import { figures } from '../../../styles/typography.css.ts';
import * as css from '../../blocks/list/list-results.css.ts';
import { NoteAndReference } from '../../blocks/list/note-and-reference.tsx';
import { detailHref, followDetail } from '../../blocks/transaction/detail/detail-address.ts';
import { transactionDecisions, transactionMenu } from '../../blocks/transaction/transaction-actions.ts';
import { authorizationFact, payerName } from '../../blocks/transaction/transaction-facts.ts';
import { TransactionStatusChip } from '../../blocks/transaction/transaction-status-chip.tsx';
import type { Person } from '../../domain/permissions.ts';
import { MenuButton } from '../../ui/menu-button.tsx';
import { aboveTarget } from '../../ui/table.css.ts';
import { type Column, RowLines, RowMoment, Table, TwoLines } from '../../ui/table.tsx';
import { historyAddress } from './history-address.ts';

const NOTHING = '—';

interface HistoryTableProps {
  rows: readonly Transaction[];
  sort: 'asc' | 'desc';
  stale: boolean;
  person: Person;
}

export function HistoryTable({ rows, sort, stale, person }: HistoryTableProps) {
  const search = useSearch();
  return (
    <Table
      caption="Transacciones"
      twoLines
      rows={rows}
      rowKey={({ id }) => id}
      columns={columnsFor(person, search)}
      sort={{ key: 'date', direction: sort }}
      onSort={({ direction }) => historyAddress.changeView({ sort: direction, page: 1 })}
      stale={stale}
      rowList={(row) => (
        <RowLines
          name={<NameLink transaction={row} search={search} />}
          amount={<Amount transaction={row} />}
          detail={
            <>
              <RowMoment date={row.formattedCreationDate} time={row.formattedCreationTime} />
              {row.businessUserName && ` · ${row.businessUserName}`}
            </>
          }
          chip={<TransactionStatusChip status={row.status} />}
          menu={<RowMenu transaction={row} person={person} />}
        />
      )}
    />
  );
}

function columnsFor(person: Person, search: string): Column<Transaction>[] {
  return [
    {
      key: 'date',
      header: 'Fecha',
      sortable: true,
      cell: (row) => (
        <div className={figures}>
          <TwoLines first={row.formattedCreationDate} second={row.formattedCreationTime} />
        </div>
      ),
    },
    {
      key: 'user',
      header: 'Usuario',
      cell: (row) => (
        <TwoLines
          first={<NameLink transaction={row} search={search} />}
          second={`@${row.friUser.username}`}
        />
      ),
    },
    {
      key: 'note',
      header: 'Nota y referencia',
      cell: (row) => <NoteAndReference {...row} />,
    },
    {
      key: 'place',
      header: 'Sucursal y caja',
      cell: (row) => (
        <TwoLines first={row.businessBranchName ?? NOTHING} second={row.businessUserName ?? 'Sin caja'} />
      ),
    },
    {
      key: 'authorization',
      header: 'Autorización',
      cell: (row) => <span className={figures}>{authorizationFact(row)[1] || NOTHING}</span>,
    },
    { key: 'status', header: 'Estado', cell: (row) => <TransactionStatusChip status={row.status} /> },
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

const NameLink = ({ transaction, search }: { transaction: Transaction; search: string }) => (
  <a
    className={css.name}
    href={detailHref(transaction.id, search)}
    onClick={(event) => followDetail(event, transaction.id)}
  >
    {payerName(transaction)}
  </a>
);

const Amount = ({ transaction }: { transaction: Transaction }) => (
  <b className={css.amount}>{transaction.formattedAmount}</b>
);

const RowMenu = ({ transaction, person }: { transaction: Transaction; person: Person }) => (
  <MenuButton
    label={`Acciones de ${payerName(transaction)}`}
    items={() => transactionMenu(transaction, transactionDecisions(transaction, person))}
  />
);
