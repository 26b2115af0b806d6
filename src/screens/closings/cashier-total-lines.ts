import type { ClosingCashier, ClosingTotals } from '@cobros/sdk';
import { formatCents, type MoneyFormat, toCents } from '../../domain/money.ts';
import { placeText } from './closing-texts.ts';

/** A line of the totals: a cashier, or the subtotals of the branch whose cashiers follow. */
export interface CashierTotalLine extends ClosingTotals {
  key: string;
  name: string;
  kind: 'branch' | 'cashier' | 'cashier-of-branch';
}

/** The cashiers; with several branches, below the subtotals of theirs. */
export function cashierTotalLines(
  cashiers: readonly ClosingCashier[],
  format: MoneyFormat,
): CashierTotalLine[] {
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
