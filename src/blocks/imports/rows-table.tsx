import { Fragment, useState } from 'react';
import { push, stack } from '#styles/layout.css.ts';
import { muted, secondary, strong } from '#styles/typography.css.ts';
import { Chip } from '#ui/chip.tsx';
import { classes } from '#ui/classes.ts';
import { Pagination } from '#ui/pagination.tsx';
import { type Column, Table, TwoLines } from '#ui/table.tsx';
import { useBelow } from '#ui/use-below.ts';
import { IMPORT_OUTCOME_LABEL } from '#words/import-outcome.ts';
import { rangeText } from '../count-text.ts';
import type { Preview } from './import-operations.ts';
import type { AccountedRow } from './import-texts.ts';
import * as css from './imports.css.ts';
import { NAMES, ownCell, sharedCells, Value } from './value-cells.tsx';

const PAGE_SIZE = 10;
/** With more columns, cells are shared, so that the outcome stays in sight. */
const MOST_COLUMNS = 6;

const OUTCOMES = {
  create: (
    <Chip tone="completed" icon="plus">
      {IMPORT_OUTCOME_LABEL.create}
    </Chip>
  ),
  created: (
    <Chip tone="completed" icon="check">
      {IMPORT_OUTCOME_LABEL.created}
    </Chip>
  ),
  exists: <Chip icon="slash">{IMPORT_OUTCOME_LABEL.exists}</Chip>,
  untried: <Chip icon="slash">Sin intentar</Chip>,
  error: (
    <Chip tone="rejected" icon="alert">
      {IMPORT_OUTCOME_LABEL.error}
    </Chip>
  ),
} as const;

interface RowsTableProps {
  columns: Preview['columns'];
  rows: readonly AccountedRow[];
  caption: string;
  /** Title of the column with the outcomes. */
  outcome: string;
}

/** Rows of a sheet with their outcomes and reasons. If there are several pages, rows with errors come first. */
export function RowsTable({ columns, rows, caption, outcome }: RowsTableProps) {
  const [page, setPage] = useState(1);
  const isSmall = useBelow('lg');
  const isWide = columns.length > MOST_COLUMNS;
  const cells = isWide ? sharedCells(columns) : columns.map((_, index) => ownCell(columns, index));
  const isError = (row: AccountedRow) => Number(row.outcome === 'error');
  const sorted = rows.length > PAGE_SIZE ? [...rows].sort((a, b) => isError(b) - isError(a)) : rows;
  return (
    <>
      <Table
        caption={caption}
        columns={[ROW, ...cells, ...outcomeColumns(outcome, isSmall || isWide)]}
        rows={sorted.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE)}
        rowKey={({ row }) => String(row)}
        rowList={(row) => <ListedRow row={row} columns={columns} />}
      />
      <Pagination
        page={page}
        totalPages={Math.max(1, Math.ceil(sorted.length / PAGE_SIZE))}
        onPage={setPage}
        summary={rangeText(page, PAGE_SIZE, sorted.length)}
      />
    </>
  );
}

const ROW: Column<AccountedRow> = {
  key: 'row',
  header: 'Fila',
  align: 'end',
  cell: ({ row }) => <span className={muted}>{row}</span>,
};

/** On a small screen, or beside many columns, the reason stands below the outcome, where it takes two lines instead of five. */
function outcomeColumns(header: string, isBelow: boolean): Column<AccountedRow>[] {
  const outcome: Column<AccountedRow> = { key: 'outcome', header, cell: (row) => OUTCOMES[row.outcome] };
  const reason = (row: AccountedRow) => <Reason row={row} />;
  return isBelow
    ? [
        {
          ...outcome,
          cell: (row) => <TwoLines first={OUTCOMES[row.outcome]} second={row.reason && reason(row)} />,
        },
      ]
    : [outcome, { key: 'reason', header: 'Motivo', cell: reason }];
}

const Reason = ({ row: { outcome, reason } }: { row: AccountedRow }) => (
  <span className={classes(css.reason, outcome === 'error' && css.error)}>{reason ?? '—'}</span>
);

/** A row below 900 px: the names, the username and any other wrong value; what is missing is told by the reason. */
const ListedRow = ({ row, columns }: { row: AccountedRow; columns: Preview['columns'] }) => {
  const cells = columns.map(({ key }, index) => ({
    key,
    isEmpty: !row.values[index],
    value: <Value row={row} column={key} index={index} />,
  }));
  const names = cells.filter(({ key }) => NAMES.includes(key));
  const others = cells.filter(
    ({ key, isEmpty }) => !NAMES.includes(key) && !isEmpty && (key === 'username' || row.wrong.includes(key)),
  );
  return (
    <div className={stack[2]}>
      <span className={css.line}>
        <span className={strong}>
          {names.map(({ key, value }, index) => (
            <Fragment key={key}>
              {index > 0 && ' · '}
              {value}
            </Fragment>
          ))}
        </span>
        <span className={push} />
        {OUTCOMES[row.outcome]}
      </span>
      <span className={secondary}>
        Fila {row.row}
        {others.map(({ key, value }) => (
          <Fragment key={key}> · {value}</Fragment>
        ))}
      </span>
      {row.reason && <Reason row={row} />}
    </div>
  );
};
