import type { ClosingCashier, ClosingTotals } from '@cobros/sdk';
import { useSignals } from '@preact/signals-react/runtime';
import { muted, strong } from '../../../styles/typography.css.ts';
import { paymentsText } from '../../blocks/count-text.ts';
import { config } from '../../stores/config.ts';
import { type Column, RowLines, Table } from '../../ui/table.tsx';
import { type CashierTotalLine, cashierTotalLines } from './cashier-total-lines.ts';
import * as css from './cashier-totals-table.css.ts';
import { refundedText } from './closing-texts.ts';

interface CashierTotalsTableProps {
  caption: string;
  cashiers: readonly ClosingCashier[];
  totals: ClosingTotals;
  dense?: boolean;
}

/** Totals of a closing, per cashier, per branch and in all. */
export function CashierTotalsTable({ caption, cashiers, totals, dense = false }: CashierTotalsTableProps) {
  useSignals();
  return (
    <Table
      caption={caption}
      columns={COLUMNS}
      rows={cashierTotalLines(cashiers, config.value)}
      total={{ ...totals, key: 'total', name: 'Total', kind: 'branch' }}
      rowKey={({ key }) => key}
      dense={dense}
      rowList={(line) => (
        <RowLines
          name={<Name line={line} />}
          amount={<Net line={line} />}
          detail={
            <span className={line.kind === 'cashier-of-branch' ? css.ofBranch : undefined}>
              {paymentsText(line.count)} · {line.formattedGrossAmount}
            </span>
          }
          chip={<span className={muted}>{refundedText(line)}</span>}
        />
      )}
    />
  );
}

const Name = ({ line: { kind, name } }: { line: CashierTotalLine }) => (
  <span className={kind === 'cashier-of-branch' ? css.ofBranch : strong}>{name}</span>
);

const Net = ({ line: { kind, formattedNetAmount } }: { line: CashierTotalLine }) =>
  kind === 'cashier-of-branch' ? formattedNetAmount : <b>{formattedNetAmount}</b>;

const COLUMNS: readonly Column<CashierTotalLine>[] = [
  { key: 'name', header: 'Caja', cell: (line) => <Name line={line} /> },
  { key: 'count', header: 'Pagos', align: 'end', cell: ({ count }) => count },
  { key: 'gross', header: 'Recibido', align: 'end', cell: (line) => line.formattedGrossAmount },
  { key: 'refunds', header: 'Reembolsado', align: 'end', cell: refundedText },
  { key: 'net', header: 'Neto', align: 'end', cell: (line) => <Net line={line} /> },
];
