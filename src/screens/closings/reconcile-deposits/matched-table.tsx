import { useSignals } from '@preact/signals-react/runtime';
import { countText } from '#blocks/count-text.ts';
import { useCall } from '#blocks/form/use-call.ts';
import { formatCents } from '#domain/money.ts';
import { config } from '#stores/config.ts';
import { showFailure } from '#stores/messages.ts';
import { row } from '#styles/layout.css.ts';
import { figures, muted, secondary, strong } from '#styles/typography.css.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { Chip } from '#ui/chip.tsx';
import { CountBadge } from '#ui/count-badge.tsx';
import { Icon } from '#ui/icon.tsx';
import { type Column, RowLines, Table, TwoLines } from '#ui/table.tsx';
import { type Match, sumOf } from './match-deposits.ts';
import * as css from './reconcile.css.ts';
import { markDeposits } from './reconcile-operations.ts';
import { centsOf, daysOf, reasonOf, textOf } from './reconcile-texts.ts';
import { useLongList } from './use-long-list.tsx';

interface MatchedTableProps {
  matches: readonly Match[];
  onSeparate: (match: Match) => void;
}

/** Deposits with their lines, and the reason why they belong together. */
export function MatchedTable({ matches, onSeparate }: MatchedTableProps) {
  useSignals();
  const money = (cents: number) => formatCents(cents, config.value);
  const { shown, more } = useLongList(matches);
  const undo = (match: Match) => <Undo match={match} onSeparate={onSeparate} />;
  const columns: Column<Match>[] = [
    {
      key: 'deposit',
      header: 'Depósito de cobros',
      cell: ({ deposit }) => (
        <span className={figures}>
          <TwoLines first={deposit.formattedScheduledDay} second={deposit.reference} />
        </span>
      ),
    },
    {
      key: 'amount',
      header: 'Monto',
      align: 'end',
      cell: ({ deposit }) => <span className={css.amount}>{deposit.formattedAmount}</span>,
    },
    {
      key: 'line',
      header: 'Línea del banco',
      cell: ({ lines }) => (
        <span className={figures}>
          <TwoLines first={daysOf(lines)} second={textOf(lines)} />
        </span>
      ),
    },
    {
      key: 'bank',
      header: 'En el banco',
      align: 'end',
      cell: ({ lines }) => <span className={css.amount}>{money(sumOf(lines))}</span>,
    },
    { key: 'reason', header: 'Por qué', cell: (match) => <Reason match={match} /> },
    { key: 'undo', header: 'Acciones', hiddenHeader: true, align: 'actions', cell: undo },
  ];
  return (
    <Card
      title="Coinciden"
      flush
      aside={
        <>
          <CountBadge>{countText(matches.length)}</CountBadge>
          <span className={css.total}>{money(centsOf(matches))}</span>
        </>
      }
    >
      <Table
        caption="Depósitos con su línea del banco"
        twoLines
        columns={columns}
        rows={shown}
        rowKey={({ deposit }) => deposit.id}
        rowList={(match) => (
          <>
            <RowLines
              name={<span className={strong}>{match.deposit.reference}</span>}
              amount={<span className={css.amount}>{match.deposit.formattedAmount}</span>}
              detail={`${daysOf(match.lines)} · ${textOf(match.lines)}`}
            />
            <div className={css.line}>
              <Reason match={match} />
              {undo(match)}
            </div>
          </>
        )}
      />
      {more}
    </Card>
  );
}

const Reason = ({ match }: { match: Match }) =>
  match.deposit.reconciliationDate ? (
    <Chip tone="completed" icon="check">
      Conciliado
    </Chip>
  ) : (
    <span className={`${row[2]} ${secondary} ${muted}`}>
      <Icon name="link" size="xs" />
      {reasonOf(match)}
    </span>
  );

/** The API removes a mark; an unmarked match exists only on this page. */
function Undo({ match, onSeparate }: { match: Match; onSeparate: (match: Match) => void }) {
  const { busy, run } = useCall();
  const { reference, reconciliationDate } = match.deposit;
  const takeMark = async () => {
    const failure = await run(() => markDeposits([match.deposit], false));
    if (failure) showFailure(failure);
  };
  return reconciliationDate ? (
    <Button
      variant="text"
      size="sm"
      loading={busy}
      loadingLabel="Quitando la marca"
      aria-label={`Quitar la marca de ${reference}`}
      onClick={() => void takeMark()}
    >
      Quitar marca
    </Button>
  ) : (
    <Button variant="text" size="sm" aria-label={`Separar ${reference}`} onClick={() => onSeparate(match)}>
      Separar
    </Button>
  );
}
