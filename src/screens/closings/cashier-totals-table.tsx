import type { ClosingCashier, ClosingTotals } from '@cobros/sdk';
import { muted, strong } from '../../../styles/typography.css.ts';
import { type Column, RowLines, Table } from '../../ui/table.tsx';
import { paymentsText, placeText, refundedText } from './closing-texts.ts';

interface CashierTotalsTableProps {
  caption: string;
  cashiers: readonly ClosingCashier[];
  totals: ClosingTotals;
}

type Line = ClosingTotals & { key: string; name: string };

/** Totals of a closing, per cashier and in all. */
export function CashierTotalsTable({ caption, cashiers, totals }: CashierTotalsTableProps) {
  const severalBranches = new Set(cashiers.map(({ branchId }) => branchId)).size > 1;
  const rows = cashiers.map<Line>((cashier) => ({
    ...cashier,
    key: cashier.userId,
    name: severalBranches ? placeText(cashier) : cashier.checkoutName,
  }));
  return (
    <Table
      caption={caption}
      columns={COLUMNS}
      rows={rows}
      total={{ ...totals, key: 'total', name: 'Total' }}
      rowKey={({ key }) => key}
      rowList={(line) => (
        <RowLines
          name={<span className={strong}>{line.name}</span>}
          amount={<b>{line.formattedNetAmount}</b>}
          detail={`${paymentsText(line.count)} · ${line.formattedGrossAmount}`}
          chip={<span className={muted}>{refundedText(line)}</span>}
        />
      )}
    />
  );
}

const COLUMNS: readonly Column<Line>[] = [
  { key: 'name', header: 'Caja', cell: ({ name }) => <span className={strong}>{name}</span> },
  { key: 'count', header: 'Pagos', align: 'end', cell: ({ count }) => count },
  { key: 'gross', header: 'Bruto', align: 'end', cell: (line) => line.formattedGrossAmount },
  { key: 'refunds', header: 'Reembolsos', align: 'end', cell: (line) => refundedText(line) },
  { key: 'net', header: 'Neto', align: 'end', cell: (line) => <b>{line.formattedNetAmount}</b> },
];
