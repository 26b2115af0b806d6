import type { ClosingDetail, ClosingTransaction } from '@cobros/sdk';
import { useSearch } from 'wouter';
import { countText } from '#blocks/count-text.ts';
import type { PageView } from '#blocks/list/list-address.ts';
import * as css from '#blocks/list/list-results.css.ts';
import { ListRows } from '#blocks/list/list-results.tsx';
import { NoteAndReference } from '#blocks/list/note-and-reference.tsx';
import { can, type Person, SEES_PAYMENTS } from '#domain/permissions.ts';
import { detailHref, followDetail } from '#features/transaction/detail/detail-address.ts';
import { actionsLabel, payerName, payerUsername } from '#features/transaction/payer.ts';
import { statusMoment } from '#features/transaction/received-moment.ts';
import { transactionDecisions } from '#features/transaction/transaction-actions.ts';
import { authorizationFact } from '#features/transaction/transaction-facts.ts';
import { transactionMenu } from '#features/transaction/transaction-menu.ts';
import { TransactionStatusChip } from '#features/transaction/transaction-status-chip.tsx';
import { figures, strong } from '#styles/typography.css.ts';
import { Card } from '#ui/card.tsx';
import { CountBadge } from '#ui/count-badge.tsx';
import { MenuButton } from '#ui/menu-button.tsx';
import { Parts } from '#ui/parts.tsx';
import { aboveTarget } from '#ui/table.css.ts';
import { type Column, RowLines, RowMoment, Table, TwoLines } from '#ui/table.tsx';
import { refundedText, takenText } from '../closing-texts.ts';
import { type ClosingReading, changePage } from './use-closing.ts';

interface ClosingTransactionsProps {
  reading: ClosingReading;
  view: PageView;
  person: Person;
}

export function ClosingTransactions({ reading, view, person }: ClosingTransactionsProps) {
  const search = useSearch();
  const { page, stale } = reading;
  if (!page) return null;
  const others = hasOtherCashiers(page.closing);
  const opens = can(person, SEES_PAYMENTS);
  const payer = (row: ClosingTransaction) =>
    opens ? (
      <PayerLink transaction={row} search={search} />
    ) : (
      <span className={strong}>{payerName(row)}</span>
    );
  const menu = (row: ClosingTransaction) =>
    opens && (
      <MenuButton
        label={actionsLabel(row)}
        items={() => transactionMenu(row, transactionDecisions(row, person))}
      />
    );
  return (
    <Card title="Transacciones" aside={<CountBadge>{countText(page.count)}</CountBadge>} flush>
      <ListRows
        label="Transacciones"
        page={page}
        stale={stale}
        count={page.count}
        nothing={canceledNothing(page.closing)}
        onView={changePage}
        table={(rows) => (
          <Table
            caption="Transacciones"
            twoLines
            columns={columnsWith(payer, others, opens ? menu : undefined)}
            rows={rows}
            rowKey={({ id }) => id}
            stale={stale}
            sort={{ key: 'date', direction: view.sort }}
            onSort={({ direction }) => changePage({ sort: direction, page: 1 })}
            rowList={(row) => (
              <RowLines
                name={payer(row)}
                amount={<b className={css.amount}>{taken(row)[0]}</b>}
                detail={
                  <Parts
                    of={[
                      <StatusMoment key="moment" transaction={row} />,
                      others && row.businessUserName,
                      taken(row)[1],
                    ]}
                  />
                }
                chip={<TransactionStatusChip status={row.status} />}
                menu={opens ? menu(row) : undefined}
              />
            )}
          />
        )}
      />
    </Card>
  );
}

/** Tests whether the rows can name a cashier other than the closing's. */
const hasOtherCashiers = ({ cashiers, checkoutName, userId }: ClosingDetail): boolean =>
  checkoutName === null || cashiers.some((cashier) => cashier.userId !== userId);

/** A canceled closing keeps the totals that it had counted, but no transactions: other closings included them. */
const canceledNothing = (closing: ClosingDetail) =>
  closing.status === 'canceled'
    ? {
        title: 'Este cierre no tiene transacciones',
        text: `Contó ${takenText(closing)} por ${closing.formattedNetAmount} y se canceló sin incluirlos.`,
      }
    : undefined;

function StatusMoment({ transaction }: { transaction: ClosingTransaction }) {
  const [, date, time] = statusMoment(transaction);
  return <RowMoment date={date} time={time} />;
}

type Cell = Column<ClosingTransaction>['cell'];

const columnsWith = (payer: Cell, others: boolean, menu: Cell | undefined): Column<ClosingTransaction>[] => [
  {
    key: 'date',
    header: 'Creación',
    sortable: true,
    cell: (row) => (
      <span className={figures}>
        <TwoLines first={row.formattedCreationDate} second={row.formattedCreationTime} />
      </span>
    ),
  },
  {
    key: 'user',
    header: 'Cliente',
    cell: (row) => <TwoLines first={payer(row)} second={payerUsername(row)} />,
  },
  {
    key: 'note',
    header: 'Nota y referencia',
    cell: (row) => <NoteAndReference {...row} />,
  },
  // A closing is of one branch.
  ...(others
    ? [
        {
          key: 'cashierChoice',
          header: 'Caja',
          cell: ({ businessUserName }: ClosingTransaction) => businessUserName,
        },
      ]
    : []),
  {
    key: 'authorization',
    header: 'Autorización',
    cell: (row) => <span className={figures}>{authorizationFact(row)[1]}</span>,
  },
  { key: 'status', header: 'Estado', cell: ({ status }) => <TransactionStatusChip status={status} /> },
  { key: 'amount', header: 'Monto', align: 'end', cell: (row) => <Taken transaction={row} /> },
  ...(menu
    ? [
        {
          key: 'actions',
          header: 'Acciones',
          hiddenHeader: true,
          align: 'actions' as const,
          cell: (row: ClosingTransaction) => <div className={aboveTarget}>{menu(row)}</div>,
        },
      ]
    : []),
];

const PayerLink = ({ transaction, search }: { transaction: ClosingTransaction; search: string }) => (
  <a
    className={css.name}
    href={detailHref(transaction.id, search)}
    onClick={(event) => followDetail(event, transaction.id)}
  >
    {payerName(transaction)}
  </a>
);

/**
 * The part of the transaction that this closing includes: a later closing may include a payment's refund. What was received and
 * what was refunded are both shown, so that the rows add up to the closing's figures.
 */
const taken = ({ closed }: ClosingTransaction): readonly [amount: string, more?: string] => {
  if (closed.count === 0) return [closed.formattedNetAmount, 'Reembolso'];
  if (closed.refundCount === 0) return [closed.formattedGrossAmount];
  return [closed.formattedGrossAmount, `Reembolsado ${refundedText(closed)}`];
};

function Taken({ transaction }: { transaction: ClosingTransaction }) {
  const [amount, more] = taken(transaction);
  const first = <b className={css.amount}>{amount}</b>;
  return more ? <TwoLines first={first} second={more} /> : first;
}
