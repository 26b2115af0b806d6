import { Fragment } from 'react';
import { muted, secondary, strong } from '#styles/typography.css.ts';
import { classes } from '#ui/classes.ts';
import { lines } from '#ui/table.css.ts';
import type { Column } from '#ui/table.tsx';
import type { Preview } from './import-operations.ts';
import type { AccountedRow } from './import-texts.ts';
import * as css from './imports.css.ts';

type Columns = Preview['columns'];

export const NAMES = ['branch', 'cashier'];

/** Columns of a branch that share a cell, by line, and how many lines its header names. */
const SHARED: readonly { lines: readonly (readonly string[])[]; named: number }[] = [
  { lines: [['branch'], ['reference']], named: 2 },
  { lines: [['address'], ['region', 'city', 'state']], named: 1 },
  { lines: [['admin'], ['username'], ['email']], named: 3 },
];

export const ownCell = (columns: Columns, index: number): Column<AccountedRow> => {
  const { key = '', header = '' } = columns[index] ?? {};
  return {
    key,
    header,
    cell: (row) => (
      <span className={toneOf(key, columns)}>
        <Value row={row} column={key} index={index} />
      </span>
    ),
  };
};

/** The columns, several in a cell. */
export function sharedCells(columns: Columns): Column<AccountedRow>[] {
  const indicesOf = (keys: readonly string[]) =>
    keys.map((key) => columns.findIndex((column) => column.key === key)).filter((index) => index >= 0);
  const shared = SHARED.map(({ lines, named }) => ({
    of: lines.map(indicesOf).filter((indices) => indices.length > 0),
    named,
  })).filter(({ of }) => of.length > 0);
  const together = shared.flatMap(({ of }) => of.flat());
  return [
    ...shared.map(({ of, named }) => sharedCell(columns, of, named)),
    ...columns.flatMap((_, index) => (together.includes(index) ? [] : [ownCell(columns, index)])),
  ];
}

type Lines = readonly (readonly number[])[];

function sharedCell(columns: Columns, of: Lines, named: number): Column<AccountedRow> {
  const keyOf = (index = 0) => columns[index]?.key ?? '';
  const headers = of.slice(0, named).map(([index = 0]) => columns[index]?.header ?? '');
  return {
    key: of.join(),
    header: inWords(headers),
    cell: (row) => (
      <span className={lines}>
        {of.map((indices, line) => (
          <span key={indices.join()} className={line > 0 ? secondary : toneOf(keyOf(indices[0]), columns)}>
            {indices.map((index, place) => (
              <Fragment key={index}>
                {place > 0 && ', '}
                <Value row={row} column={keyOf(index)} index={index} />
              </Fragment>
            ))}
          </span>
        ))}
      </span>
    ),
  };
}

/** `Administrador, usuario y correo` */
function inWords([first = '', ...rest]: readonly string[]): string {
  const others = rest.map((header) => header.toLowerCase());
  const last = others.pop();
  return [first, ...others].join(', ') + (last ? ` y ${last}` : '');
}

/** Emphasizes the name that is created and mutes columns other than names. */
function toneOf(column: string, columns: Preview['columns']): string | undefined {
  if (!NAMES.includes(column)) return muted;
  const created = columns.some(({ key }) => key === 'cashier') ? 'cashier' : 'branch';
  return column === created ? strong : undefined;
}

export const Value = ({ row, column, index }: { row: AccountedRow; column: string; index: number }) => (
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
