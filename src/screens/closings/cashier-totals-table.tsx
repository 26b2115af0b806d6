import type { ClosingCashier, ClosingTotals } from '@cobros/sdk';
import { useSignals } from '@preact/signals-react/runtime';
import { countText, paymentsText } from '#blocks/count-text.ts';
import { breaksIfLong } from '#blocks/list/breaks-if-long.ts';
import { formatCents, type MoneyFormat, toCents } from '#domain/money.ts';
import { config } from '#stores/config.ts';
import { muted, strong, untranslated } from '#styles/typography.css.ts';
import { classes } from '#ui/classes.ts';
import { type Column, RowLines, Table } from '#ui/table.tsx';
import * as css from './cashier-totals-table.css.ts';
import { placeText, refundedText } from './closing-texts.ts';

interface CashierTotalsTableProps {
  caption: string;
  cashiers: readonly ClosingCashier[];
  totals: ClosingTotals;
  dense?: boolean;
}

/** The totals of a closing per cashier, per branch and overall. */
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
          chip={<span className={classes(untranslated, muted)}>{refundedText(line)}</span>}
        />
      )}
    />
  );
}

const Name = ({ line: { kind, name } }: { line: CashierTotalLine }) => (
  <span className={classes(untranslated, kind === 'cashier-of-branch' ? css.ofBranch : strong)}>{name}</span>
);

const Net = ({ line: { kind, formattedNetAmount } }: { line: CashierTotalLine }) =>
  kind === 'cashier-of-branch' ? (
    <span className={untranslated}>{formattedNetAmount}</span>
  ) : (
    <b className={untranslated}>{formattedNetAmount}</b>
  );

const COLUMNS: readonly Column<CashierTotalLine>[] = [
  {
    key: 'name',
    header: 'Caja',
    cell: (line) => (
      <span className={breaksIfLong(line.name)}>
        <Name line={line} />
      </span>
    ),
  },
  { key: 'count', header: 'Pagos', align: 'end', cell: ({ count }) => countText(count) },
  { key: 'gross', header: 'Recibido', align: 'end', cell: (line) => line.formattedGrossAmount },
  { key: 'refunds', header: 'Reembolsado', align: 'end', cell: refundedText },
  { key: 'net', header: 'Neto', align: 'end', cell: (line) => <Net line={line} /> },
];

/** A row of totals: of a cashier, or of a branch whose cashiers follow. */
interface CashierTotalLine extends ClosingTotals {
  key: string;
  name: string;
  kind: 'branch' | 'cashier' | 'cashier-of-branch';
}

/** The cashiers; if there are several branches, each below the subtotals of its branch. */
function cashierTotalLines(cashiers: readonly ClosingCashier[], format: MoneyFormat): CashierTotalLine[] {
  const branchIds = [...new Set(cashiers.map(({ branchId }) => branchId))];
  if (branchIds.length < 2)
    return cashiers.map((cashier) => lineOf(cashier, cashier.checkoutName, 'cashier'));
  return branchIds.flatMap((id) => {
    const ofBranch = cashiers.filter(({ branchId }) => branchId === id);
    const [first, ...others] = ofBranch as [ClosingCashier, ...ClosingCashier[]];
    if (others.length === 0) return [lineOf(first, placeText(first), 'cashier')];
    return [
      { ...sumOf(ofBranch, format), key: first.branchId, name: first.branchName, kind: 'branch' as const },
      ...ofBranch.map((cashier) => lineOf(cashier, cashier.checkoutName, 'cashier-of-branch')),
    ];
  });
}

function lineOf(cashier: ClosingCashier, name: string, kind: CashierTotalLine['kind']): CashierTotalLine {
  return { ...cashier, key: cashier.userId, name, kind };
}

function sumOf(all: readonly ClosingTotals[], format: MoneyFormat): ClosingTotals {
  const sum = (amountOf: (one: ClosingTotals) => number) =>
    all.reduce((total, one) => total + amountOf(one), 0);
  const cents = (name: 'grossAmount' | 'refundedAmount' | 'netAmount') => sum((one) => toCents(one[name]));
  const [gross, refunded, net] = [cents('grossAmount'), cents('refundedAmount'), cents('netAmount')];
  return {
    count: sum(({ count }) => count),
    refundCount: sum(({ refundCount }) => refundCount),
    grossAmount: gross / 100,
    formattedGrossAmount: formatCents(gross, format),
    refundedAmount: refunded / 100,
    formattedRefundedAmount: formatCents(refunded, format),
    netAmount: net / 100,
    formattedNetAmount: formatCents(net, format),
  };
}
