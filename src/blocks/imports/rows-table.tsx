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

const PAGE_SIZE = 10;
const NAMES = ['branch', 'cashier'];

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
  const isError = (row: AccountedRow) => Number(row.outcome === 'error');
  const sorted = rows.length > PAGE_SIZE ? [...rows].sort((a, b) => isError(b) - isError(a)) : rows;
  return (
    <>
      <Table
        caption={caption}
        columns={[...valueColumns(columns), ...outcomeColumns(outcome, isSmall)]}
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

const valueColumns = (columns: Preview['columns']): Column<AccountedRow>[] => [
  { key: 'row', header: 'Fila', align: 'end', cell: ({ row }) => <span className={muted}>{row}</span> },
  ...columns.map(({ key, header }, index) => ({
    key,
    header,
    cell: (row: AccountedRow) => (
      <span className={toneOf(key, columns)}>
        <Value row={row} column={key} index={index} />
      </span>
    ),
  })),
];

/** On a small screen the reason stands below the outcome, where it takes two lines instead of five. */
function outcomeColumns(header: string, isSmall: boolean): Column<AccountedRow>[] {
  const outcome: Column<AccountedRow> = { key: 'outcome', header, cell: (row) => OUTCOMES[row.outcome] };
  const reason = (row: AccountedRow) => <Reason row={row} />;
  return isSmall
    ? [
        {
          ...outcome,
          cell: (row) => <TwoLines first={OUTCOMES[row.outcome]} second={row.reason && reason(row)} />,
        },
      ]
    : [outcome, { key: 'reason', header: 'Motivo', cell: reason }];
}

/** Emphasizes the name that is created and mutes columns other than names. */
function toneOf(column: string, columns: Preview['columns']): string | undefined {
  if (!NAMES.includes(column)) return muted;
  const created = columns.some(({ key }) => key === 'cashier') ? 'cashier' : 'branch';
  return column === created ? strong : undefined;
}

const Value = ({ row, column, index }: { row: AccountedRow; column: string; index: number }) => (
  <span
    className={classes(
      NAMES.includes(column) ? css.name : css.account,
      row.wrong.includes(column) && css.wrong,
    )}
  >
    {column === 'username' && row.values[index] ? '@' : ''}
    {column === 'email' ? <Address text={row.values[index] || '—'} /> : row.values[index] || '—'}
  </span>
);

/** Allows a line break in an e-mail address only before its @. */
const Address = ({ text }: { text: string }) => {
  const at = text.indexOf('@');
  if (at < 0) return text;
  return (
    <>
      {text.slice(0, at)}
      <wbr />
      {text.slice(at)}
    </>
  );
};

const Reason = ({ row: { outcome, reason } }: { row: AccountedRow }) => (
  <span className={classes(css.reason, outcome === 'error' && css.error)}>{reason ?? '—'}</span>
);

/** A row below 900 px: the names, the username and any other column with an error. */
const ListedRow = ({ row, columns }: { row: AccountedRow; columns: Preview['columns'] }) => {
  const cells = columns.map(({ key }, index) => ({
    key,
    value: <Value row={row} column={key} index={index} />,
  }));
  const names = cells.filter(({ key }) => NAMES.includes(key));
  const others = cells.filter(
    ({ key }) => !NAMES.includes(key) && (key === 'username' || row.wrong.includes(key)),
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
