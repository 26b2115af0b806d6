import type { ClosingDetail, Schemas } from '@cobros/sdk';
import { useState } from 'react';
import { Link } from 'wouter';
import { push } from '#styles/layout.css.ts';
import { figures, secondary, strong } from '#styles/typography.css.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { CopyButton } from '#ui/copy-button.tsx';
import { Icon } from '#ui/icon.tsx';
import { type Column, RowLines, Table } from '#ui/table.tsx';
import * as timeline from '#ui/timeline.css.ts';
import { closingHref } from '../closing-links.ts';
import { closingsText, placeText } from '../closing-texts.ts';
import { DepositChip } from './deposit-chip.tsx';
import * as css from './deposit-section.css.ts';
import {
  accountText,
  amountLabel,
  type Deposit,
  type DepositStep,
  depositSteps,
  holderText,
} from './deposit-texts.ts';

interface DepositSectionProps {
  closing: ClosingDetail;
  timeZone: string;
}

/**
 * Shows where the money of a closing is and which closings were deposited with it; renders nothing for a closing
 * without a deposit.
 */
export function DepositSection({ closing, timeZone }: DepositSectionProps) {
  const { deposit } = closing;
  if (!deposit) return null;
  return (
    <Card
      title="Depósito"
      flush
      aside={
        <div className={css.aside}>
          <DepositChip status={deposit.status} />
          {deposit.reference !== null && (
            <span className={push}>
              <CopyButton text={deposit.reference}>Copiar referencia</CopyButton>
            </span>
          )}
        </div>
      }
    >
      <div className={css.section}>
        <DepositFacts deposit={deposit} steps={depositSteps(closing, timeZone)} />
        <ClosingsOfDeposit closing={closing} deposit={deposit} />
      </div>
    </Card>
  );
}

const DepositFacts = ({ deposit, steps }: { deposit: Deposit; steps: readonly DepositStep[] }) => (
  <div className={css.facts}>
    <div>
      <p className={css.label}>{amountLabel(deposit)}</p>
      <p className={css.amount}>{deposit.formattedAmount}</p>
      {deposit.isPartial && <p className={css.label}>El banco muestra el monto de todo el negocio</p>}
    </div>
    <div className={css.account}>
      <Icon name="bank" />
      <div>
        <p className={strong}>{accountText(deposit)}</p>
        <p className={css.holder}>{holderText(deposit)}</p>
      </div>
    </div>
    <ol className={timeline.timeline}>
      {steps.map(({ label, tone, at, moment, note }) => (
        <li key={`${label} ${at}`} className={timeline.step}>
          <span className={timeline.marks[tone]}>
            <Icon name={MARKS[tone]} size="xs" />
          </span>
          <div className={timeline.stepText}>
            <p>{label}</p>
            {note && <p className={secondary}>{note}</p>}
          </div>
          {at && (
            <time className={timeline.stepTime} dateTime={moment}>
              {at}
            </time>
          )}
        </li>
      ))}
    </ol>
  </div>
);

const MARKS = { completed: 'check', pending: 'clock', rejected: 'undo' } as const;

type ClosingOfDeposit = Schemas['ClosingOfDeposit'];

/** More closings than this are collapsed, so that the closing's own payments are not far below. */
const MOST_SHOWN = 8;

function ClosingsOfDeposit({ closing, deposit }: { closing: ClosingDetail; deposit: Deposit }) {
  const [showsAll, setShowsAll] = useState(false);
  const all = closing.deposits?.closings ?? [];
  const isFolded = !showsAll && all.length > MOST_SHOWN;
  const isThis = ({ id }: ClosingOfDeposit) => id === closing.id;
  const rows = isFolded
    ? [...all.filter(isThis), ...all.filter((row) => !isThis(row))].slice(0, MOST_SHOWN)
    : all;
  const columns: Column<ClosingOfDeposit>[] = [
    {
      key: 'number',
      header: deposit.reference ?? 'Cierres',
      cell: (row) => <ClosingNumber row={row} isThis={isThis(row)} />,
    },
    { key: 'place', header: 'Cierre de', cell: (row) => placeOf(row, closing) },
    { key: 'net', header: 'Neto', align: 'end', cell: (row) => <b>{row.formattedNetAmount}</b> },
  ];
  const total: ClosingOfDeposit = {
    id: '',
    formattedNumber: closingsText(deposit.closingCount),
    branchName: '',
    checkoutName: null,
    netAmount: deposit.amount,
    formattedNetAmount: deposit.formattedAmount,
  };
  return (
    <div>
      <Table
        caption={`Cierres del depósito ${deposit.reference ?? ''}`.trim()}
        columns={columns}
        rows={rows}
        rowKey={({ id }) => id}
        isSelected={isThis}
        total={total}
        rowList={(row) => (
          <RowLines
            name={<ClosingNumber row={row} isThis={isThis(row)} />}
            amount={<b className={figures}>{row.formattedNetAmount}</b>}
            detail={placeOf(row, closing)}
          />
        )}
      />
      {isFolded && (
        <p className={css.unfold}>
          <Button variant="text" size="sm" icon="down" onClick={() => setShowsAll(true)}>
            {`Ver los ${closingsText(all.length)}`}
          </Button>
        </p>
      )}
    </div>
  );
}

const placeOf = (row: ClosingOfDeposit, closing: ClosingDetail): string =>
  row.id === closing.id ? `${placeText(row)} (este cierre)` : placeText(row);

/** The row with the total has no closing to open. */
const ClosingNumber = ({
  row: { id, formattedNumber },
  isThis,
}: {
  row: ClosingOfDeposit;
  isThis: boolean;
}) =>
  isThis || id === '' ? (
    <b className={figures}>{formattedNumber}</b>
  ) : (
    <Link className={figures} href={closingHref(id)}>
      {formattedNumber}
    </Link>
  );
