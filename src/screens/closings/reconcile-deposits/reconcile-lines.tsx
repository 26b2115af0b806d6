import { useSignals } from '@preact/signals-react/runtime';
import { countedText } from '#blocks/count-text.ts';
import { saveWorkbook } from '#blocks/excel/save-workbook.ts';
import { SaveWorkbookButton } from '#blocks/excel/save-workbook-button.tsx';
import { FailureAlert } from '#blocks/form/failure-alert.tsx';
import { useCall } from '#blocks/form/use-call.ts';
import { ListFailed, ListLoading } from '#blocks/list/list-results.tsx';
import { useListPage } from '#blocks/list/use-list-page.ts';
import { daysAfter } from '#domain/days-after.ts';
import { formatCents, toCents } from '#domain/money.ts';
import { CLOSINGS } from '#stores/cache-keys.ts';
import { config } from '#stores/config.ts';
import type { CurrentUser } from '#stores/current-user.ts';
import { stack } from '#styles/layout.css.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { Stats } from '#ui/stat-tile.tsx';
import { useBelow } from '#ui/use-below.ts';
import { BankFileCard } from './bank-file-card.tsx';
import type { BankColumns } from './bank-layout.ts';
import { MatchBar } from './match-bar.tsx';
import { sumOf } from './match-deposits.ts';
import { MatchedTable } from './matched-table.tsx';
import { PutAwayLines } from './put-away-lines.tsx';
import type { BankReading } from './read-bank-file.ts';
import * as css from './reconcile.css.ts';
import { ReconcileHead } from './reconcile-head.tsx';
import { listSentDeposits, markDeposits, type SentDeposits } from './reconcile-operations.ts';
import { centsOf, creditsText, depositsText } from './reconcile-texts.ts';
import { periodOf, type Reconciliation } from './reconciliation.ts';
import { reconciliationWorkbook } from './reconciliation-workbook.ts';
import { UncomparedRows } from './uncompared-rows.tsx';
import { UnmatchedLists } from './unmatched-lists.tsx';
import { useDecisions } from './use-decisions.ts';

interface ReconcileLinesProps {
  user: CurrentUser;
  name: string;
  reading: BankReading;
  columns: BankColumns;
  onColumns: () => void;
  onLeave: () => void;
}

/**
 * The lines of a file beside the deposits of its days. Deposits of the week before are included, because their lines
 * may be in the file.
 */
export function ReconcileLines(props: ReconcileLinesProps) {
  const { from, to } = periodOf(props.reading.lines);
  const startDay = daysAfter(from, -7);
  const { page, failure, refresh } = useListPage(
    `${CLOSINGS}/deposits/${startDay}/${to}`,
    listSentDeposits({ startDay, endDay: to }),
  );
  if (page) return <Compared {...props} sent={page} />;
  return (
    <>
      <ReconcileHead user={props.user} />
      {failure ? (
        <ListFailed label="Depósitos" failure={failure} onRetry={() => void refresh()} />
      ) : (
        <ListLoading label="Depósitos" />
      )}
    </>
  );
}

function Compared({ sent, ...props }: ReconcileLinesProps & { sent: SentDeposits }) {
  const { user, name, reading, columns, onColumns, onLeave } = props;
  const { lines } = reading;
  const { found, chosen, choose, match, putAway, takeBack, separate } = useDecisions(sent, lines);
  const { busy, failure, run } = useCall();
  const narrow = useBelow('md');
  const save = () =>
    saveWorkbook(
      'conciliar',
      periodOf(lines),
      reconciliationWorkbook(found, reading.uncompared, user.business.timeZone),
    );
  const unmarked = found.matches
    .map(({ deposit }) => deposit)
    .filter((one) => one.status === 'deposited' && !one.reconciliationDate);
  // The marks may have been saved although no response arrived.
  const failed = failure && unmarked.length > 0 && <FailureAlert failure={failure} />;
  const isDone = found.deposits.length + found.lines.length === 0;
  const mark = unmarked.length > 0 && (
    <Button
      icon="check"
      loading={busy}
      loadingLabel="Marcando"
      onClick={() => void run(() => markDeposits(unmarked, true))}
    >
      {`Marcar ${countedText(unmarked.length, 'conciliado', 'conciliados')}`}
    </Button>
  );
  const matchBar = (
    <MatchBar
      deposit={found.deposits.find(({ deposit }) => deposit.id === chosen.depositId)?.deposit}
      lines={found.lines.filter(({ id }) => chosen.lineIds.includes(id))}
      onMatch={match}
      onPutAway={putAway}
    />
  );
  return (
    <>
      <ReconcileHead
        user={user}
        actions={
          <>
            <SaveWorkbookButton onSave={save} />
            {!narrow && mark}
          </>
        }
      />
      {!narrow && failed}
      <BankFileCard {...{ name, lines, columns, onColumns, onLeave }} deposits={sent.deposits} />
      <UncomparedRows reading={reading} />
      <Figures found={found} />
      {isDone ? (
        <Alert tone="success" title="Todo coincide">
          Cada depósito tiene su línea, y cada línea su depósito.
        </Alert>
      ) : (
        <section className={stack[3]} aria-label="Sin conciliar">
          <UnmatchedLists deposits={found.deposits} lines={found.lines} chosen={chosen} onChoose={choose} />
          {!narrow && matchBar}
        </section>
      )}
      {found.matches.length > 0 && <MatchedTable matches={found.matches} onSeparate={separate} />}
      {found.putAway.length > 0 && <PutAwayLines lines={found.putAway} onReturn={takeBack} />}
      {narrow && (mark || !isDone) && (
        <div className={css.dock} data-bottom-bar="in-flow">
          {!isDone && matchBar}
          {failed}
          {mark}
        </div>
      )}
    </>
  );
}

function Figures({ found: { matches, deposits, lines } }: { found: Reconciliation }) {
  useSignals();
  const money = (cents: number) => formatCents(cents, config.value);
  const returned = deposits.filter(({ deposit }) => deposit.status === 'returned').length;
  const marked = matches.filter(({ deposit }) => deposit.reconciliationDate).length;
  return (
    <Stats
      label="Resultado"
      stats={[
        {
          label: 'Coinciden',
          value: money(centsOf(matches)),
          note: `${depositsText(matches.length)} con su línea${marked > 0 ? `, ${countedText(marked, 'conciliado', 'conciliados')}` : ''}`,
        },
        {
          label: 'Depósitos sin línea del banco',
          value: money(deposits.reduce((sum, { deposit }) => sum + toCents(deposit.amount), 0)),
          note: `${depositsText(deposits.length)}${returned > 0 ? `, de ellos ${countedText(returned, 'devuelto', 'devueltos')}` : ''}`,
        },
        {
          label: 'Líneas del banco sin depósito',
          value: money(sumOf(lines)),
          note: creditsText(lines),
        },
      ]}
    />
  );
}
