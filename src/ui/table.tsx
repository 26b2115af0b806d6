import type { ReactNode } from 'react';
import { grow } from '#styles/layout.css.ts';
import { figures, secondary } from '#styles/typography.css.ts';
import { classes } from './classes.ts';
import { Icon } from './icon.tsx';
import * as css from './table.css.ts';
import { useBelow } from './use-below.ts';
import { VisuallyHidden } from './visually-hidden.tsx';

export type Column<Row> = {
  key: string;
  header: string;
  cell: (row: Row) => ReactNode;
  /** Text is aligned left and numbers right (`end`); actions are the last column. */
  align?: keyof typeof css.cells;
  sortable?: boolean;
  /** The header is visible to screen readers only. */
  hiddenHeader?: boolean;
};

export type Sort = { key: string; direction: 'asc' | 'desc' };

type TableProps<Row> = {
  /** Name of the table, for screen readers. */
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** Renders a row of the list shown below 900 px. */
  rowList: (row: Row) => ReactNode;
  sort?: Sort;
  onSort?: (sort: Sort) => void;
  twoLines?: boolean;
  /** Lower rows, for use in a dialog. */
  dense?: boolean;
  isSelected?: (row: Row) => boolean;
  /** The old rows are shown while new ones load. */
  stale?: boolean;
  /** The last row, with the totals. */
  total?: Row;
};

const ARIA_SORT = { asc: 'ascending', desc: 'descending' } as const;

function Head<Row>({
  column,
  sort,
  onSort,
}: Pick<TableProps<Row>, 'sort' | 'onSort'> & { column: Column<Row> }) {
  const align = column.align ?? 'start';
  const direction = sort?.key === column.key ? sort.direction : undefined;
  const turned = direction === 'desc' ? 'asc' : 'desc';
  return (
    <th scope="col" className={css.heads[align]} aria-sort={direction && ARIA_SORT[direction]}>
      {column.sortable ? (
        <button
          type="button"
          className={css.sort}
          onClick={() => onSort?.({ key: column.key, direction: turned })}
        >
          {column.header}
          {direction && <Icon name={direction === 'asc' ? 'arrow-up' : 'arrow-down'} size="xs" />}
        </button>
      ) : column.hiddenHeader ? (
        <VisuallyHidden>{column.header}</VisuallyHidden>
      ) : (
        column.header
      )}
    </th>
  );
}

function Cells<Row>({
  row,
  columns,
  twoLines,
  dense,
}: Pick<TableProps<Row>, 'columns' | 'twoLines' | 'dense'> & { row: Row }) {
  // Screen readers announce the first cell together with each of the others.
  return columns.map((column, index) => {
    const Cell = index === 0 ? 'th' : 'td';
    return (
      <Cell
        key={column.key}
        scope={index === 0 ? 'row' : undefined}
        className={classes(css.cells[column.align ?? 'start'], twoLines && css.twoLines, dense && css.dense)}
      >
        {column.cell(row)}
      </Cell>
    );
  });
}

/** A table. Below 900 px it is a list of the same rows in the same order. */
export function Table<Row>(props: TableProps<Row>) {
  const { caption, columns, rows, rowKey, rowList, isSelected, stale = false, total } = props;
  const narrow = useBelow('md');
  if (narrow) {
    return (
      <ul className={stale ? css.stale : undefined} aria-label={caption} aria-busy={stale}>
        {rows.map((row) => (
          <li key={rowKey(row)} className={css.rowListItem}>
            {rowList(row)}
          </li>
        ))}
        {total && <li className={classes(css.rowListItem, css.total)}>{rowList(total)}</li>}
      </ul>
    );
  }
  return (
    <div className={classes(css.wrap, stale && css.stale)}>
      <table className={css.table} aria-busy={stale}>
        <caption>
          <VisuallyHidden>{caption}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <Head<Row> key={column.key} column={column} {...props} />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={rowKey(row)} className={css.row} aria-selected={isSelected?.(row) || undefined}>
              <Cells row={row} {...props} />
            </tr>
          ))}
        </tbody>
        {total && (
          <tfoot>
            <tr className={css.total}>
              <Cells row={total} {...props} />
            </tr>
          </tfoot>
        )}
      </table>
    </div>
  );
}

/** Two lines in a cell. */
export const TwoLines = ({ first, second }: { first: ReactNode; second: ReactNode }) => (
  <span className={css.lines}>
    <span>{first}</span>
    {second && <span className={secondary}>{second}</span>}
  </span>
);

/** Moment of a row below 900 px, without seconds where they do not fit. */
export const RowMoment = ({ date, time }: { date: string; time: string }) => (
  <span className={figures}>
    {date} {time.slice(0, -3)}
    <span className={css.seconds}>{time.slice(-3)}</span>
  </span>
);

type RowLinesProps = {
  name: ReactNode;
  amount?: ReactNode;
  detail?: ReactNode;
  chip?: ReactNode;
  /** False when this row has no menu but other rows do: its space stays empty, so that the chips stay aligned. */
  menu?: ReactNode;
};

/** The usual layout of a row below 900 px. */
export const RowLines = ({ name, amount, detail, chip, menu }: RowLinesProps) => (
  <div className={css.rowWithMenu}>
    <div className={classes(css.rowLines, grow)}>
      <div>{name}</div>
      <div>{amount}</div>
      <div className={classes(secondary, chip ? css.besideChip : css.wholeLine)}>{detail}</div>
      {chip && <div>{chip}</div>}
    </div>
    {menu !== undefined && <div className={css.rowMenu}>{menu}</div>}
  </div>
);
