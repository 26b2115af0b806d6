import type { ClosingRow } from '@cobros/sdk';
import { breaksIfLong } from '#blocks/list/breaks-if-long.ts';
import * as css from '#blocks/list/list-results.css.ts';
import type { Person } from '#domain/permissions.ts';
import { seesBranches, seesCashiers } from '#domain/sees-branches-and-cashiers.ts';
import { strong, untranslated } from '#styles/typography.css.ts';
import { Parts } from '#ui/parts.tsx';
import { type Column, TwoLines } from '#ui/table.tsx';
import { hasDeposits } from './closing-actions.ts';
import { cashierText } from './closing-texts.ts';

/** The columns that tell whose closing it is. They name no branch or cashier that is the same in every row. */
export function placeColumns(person: Person): Column<ClosingRow>[] {
  if (!seesCashiers(person)) return [NUMBER];
  if (!seesBranches(person)) return [hasDeposits(person) ? CASHIER_AND_NUMBER : CASHIER];
  return hasDeposits(person) ? [PLACE] : [BRANCH, CASHIER];
}

const NUMBER: Column<ClosingRow> = {
  key: 'place',
  header: 'Cierre',
  cell: ({ formattedNumber }) => <span className={untranslated}>{formattedNumber}</span>,
};
const BRANCH: Column<ClosingRow> = {
  key: 'branch',
  header: 'Sucursal',
  cell: ({ branchName }) => <Note>{branchName}</Note>,
};
const CASHIER: Column<ClosingRow> = {
  key: 'cashierChoice',
  header: 'Caja y usuario',
  cell: (row) => <Cashier row={row} second={`@${row.friUsername}`} />,
};
const CASHIER_AND_NUMBER: Column<ClosingRow> = {
  key: 'place',
  header: 'Caja',
  cell: (row) => <Cashier row={row} second={row.formattedNumber} />,
};
/** In one column, because there is no space for more beside the deposits. */
const PLACE: Column<ClosingRow> = {
  key: 'place',
  header: 'Caja y sucursal',
  cell: (row) => <Cashier row={row} second={<Parts of={[row.formattedNumber, row.branchName]} />} />,
};

const Cashier = ({ row, second }: { row: ClosingRow; second: React.ReactNode }) => (
  <span className={breaksIfLong(cashierText(row))}>
    <TwoLines first={<span className={strong}>{cashierText(row)}</span>} second={second} />
  </span>
);

const Note = ({ children }: { children: string }) => (
  <span className={css.note} title={children}>
    {children}
  </span>
);
