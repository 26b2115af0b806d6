import type { ClosingTransaction } from '@cobros/sdk';
import { Link } from 'wouter';
import { figures } from '../../../../styles/typography.css.ts';
import type { PageView } from '../../../blocks/list/list-address.ts';
import * as css from '../../../blocks/list/list-results.css.ts';
import { ListRows } from '../../../blocks/list/list-results.tsx';
import { TransactionStatusChip } from '../../../blocks/transaction/transaction-status-chip.tsx';
import { fullName } from '../../../domain/app-user.ts';
import { paths } from '../../../domain/paths.ts';
import { Card } from '../../../ui/card.tsx';
import { type Column, RowLines, Table, TwoLines } from '../../../ui/table.tsx';
import { type ClosingReading, changePage } from './use-closing.ts';

const NOTHING = '—';

export function ClosingTransactions({ reading, view }: { reading: ClosingReading; view: PageView }) {
  const { page, stale } = reading;
  if (!page) return null;
  return (
    <Card title="Transacciones" flush>
      <ListRows
        label="Transacciones"
        page={page}
        stale={stale}
        count={page.count}
        onView={changePage}
        table={(rows) => (
          <Table
            caption="Transacciones"
            twoLines
            columns={COLUMNS}
            rows={rows}
            rowKey={({ id }) => id}
            stale={stale}
            sort={{ key: 'date', direction: view.sort }}
            onSort={({ direction }) => changePage({ sort: direction, page: 1 })}
            rowList={(row) => (
              <RowLines
                name={<PayerLink transaction={row} />}
                amount={<b className={css.amount}>{row.closed.formattedNetAmount}</b>}
                detail={
                  <span className={figures}>
                    {row.formattedCreationDate} {row.formattedCreationTime}
                  </span>
                }
                chip={<TransactionStatusChip status={row.status} />}
              />
            )}
          />
        )}
      />
    </Card>
  );
}

const COLUMNS: readonly Column<ClosingTransaction>[] = [
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
  {
    key: 'user',
    header: 'Usuario',
    cell: (row) => <TwoLines first={<PayerLink transaction={row} />} second={`@${row.friUser.username}`} />,
  },
  {
    key: 'note',
    header: 'Nota y referencia',
    cell: ({ note, reference }) => (
      <TwoLines
        first={
          <span className={css.note} title={note}>
            {note || NOTHING}
          </span>
        }
        second={reference || NOTHING}
      />
    ),
  },
  {
    key: 'cashierChoice',
    header: 'Sucursal y caja',
    cell: (row) => <TwoLines first={row.businessBranchName} second={row.businessUserName} />,
  },
  {
    key: 'authorization',
    header: 'Autorización',
    cell: ({ authorizationNumber }) => (
      <span className={figures}>{(authorizationNumber ?? '').replace(/^(\d{3})(\d{3})$/, '$1 $2')}</span>
    ),
  },
  { key: 'status', header: 'Estado', cell: ({ status }) => <TransactionStatusChip status={status} /> },
  { key: 'amount', header: 'Monto', align: 'end', cell: (row) => <Taken transaction={row} /> },
];

/** Opens the transaction in the history. */
const PayerLink = ({ transaction: { id, friUser } }: { transaction: ClosingTransaction }) => (
  <Link className={css.name} href={`${paths.transaction.history}?t=${encodeURIComponent(id)}`}>
    {fullName(friUser) || `@${friUser.username}`}
  </Link>
);

/** This closing's part of the transaction: a later closing may include the refund of a payment. */
function Taken({ transaction: { closed } }: { transaction: ClosingTransaction }) {
  const net = <b className={css.amount}>{closed.formattedNetAmount}</b>;
  if (closed.refundCount === 0) return net;
  return <TwoLines first={net} second={closed.count === 0 ? 'Reembolso' : 'Cobro y reembolso'} />;
}
