import { PGlite } from '@electric-sql/pglite';
import ts from 'typescript';
import { pgliteDatabase } from '#sandbox/ground/db/pglite.ts';
import { assert, test } from '../support/suite.ts';
import { readCatalog } from './support/catalog.ts';
import { compareRowType } from './support/compare-row-type.ts';
import { describeStatement } from './support/describe-statement.ts';

const pglite = await PGlite.create();
test.after(() => pglite.close());
await pglite.exec(`
  create table shops (id text primary key, name text not null, note text,
    status text not null check (status in ('open', 'closed', 'sold')));
  create table sales (id int primary key, shop_id text references shops, amount numeric not null, paid_at timestamptz);
  create view sums as select shop_id, sum(amount) as amount from sales group by shop_id`);
const catalog = await readCatalog(pgliteDatabase(pglite));
const describe = (sql: string, nulls: number[] = []) => describeStatement(pglite, catalog, { sql, nulls });

/** Statements, and the names of their columns with `?` behind those that may be null; parts of a union are separated by `|`. */
const STATEMENTS: readonly [sql: string, columns: string][] = [
  ['select name, note from shops', 'name note?'],
  ['select s.id, p.name from sales s join shops p on p.id = s.shop_id', 'id name'],
  ['select s.id, p.name from sales s left join shops p on p.id = s.shop_id', 'id name?'],
  ['select s.id, p.name from sales s left join shops p on p.id = s.shop_id where p.status = $1', 'id name'],
  ['select s.id, p.name from shops p right join sales s on p.id = s.shop_id', 'id name?'],
  ['select note, paid_at from shops, sales where note is not null and paid_at > $1', 'note paid_at'],
  ['select note from shops where note is not null or id = $1', 'note?'],
  [
    'select n.id, m.n from (select id from shops) n left join lateral (select count(*) as n from sales) m on true',
    'id n',
  ],
  ['select count(*), sum(amount), max(paid_at) from sales', 'count sum? max?'],
  ['select shop_id, sum(amount), max(paid_at) from sales group by shop_id', 'shop_id? sum max?'],
  ['select sum(amount) from sales having count(*) > 0', 'sum'],
  [
    'select sum(amount) filter (where id = 1), array_agg(paid_at) from sales group by shop_id',
    'sum? array_agg',
  ],
  ['select shop_id, sum(amount) from sales group by grouping sets ((shop_id), ())', 'shop_id? sum?'],
  [
    `select coalesce(note, ''), note || 'a' as longer, nullif(name, '') from shops`,
    'coalesce longer? nullif?',
  ],
  [
    `select case when note = 'a' then 1 end as one, case when note = 'a' then 1 else 2 end as two from shops`,
    'one? two',
  ],
  [
    'select (select name from shops limit 1) as a, (select count(*) from shops) as b, array(select 1) as c',
    'a? b c',
  ],
  ['select amount from sums', 'amount'],
  ['select n, at from unnest($1::int[]) as n, generate_series(1, 2) as at', 'n at'],
  ['with p as (select name, note from shops) select * from p', 'name note?'],
  ['update sales set paid_at = $1 returning paid_at, shop_id', 'paid_at shop_id?'],
  ['update shops set note = coalesce(note, $1) returning note', 'note'],
  [
    `insert into sales (id, amount, shop_id) values (1, 2, 'a') returning id, shop_id, paid_at`,
    'id shop_id paid_at?',
  ],
  [`delete from shops where note = 'a' returning note, name`, 'note name'],
  [
    `select 'a' as kind, name, null as n from shops union all select 'b', note, 1 from shops`,
    'kind name n?|kind name? n',
  ],
  [
    `select extract(hour from paid_at) as hour, to_jsonb(id) -> 'a' as a, row_number() over () as r from sales`,
    'hour? a? r',
  ],
  ['delete from shops', ''],
];

for (const [sql, expected] of STATEMENTS)
  test(`columns that may be null: ${sql}`, async () => {
    const parts = await describe(sql);
    const found = parts.map((part) =>
      part.map(({ name, mayBeNull }) => `${name}${mayBeNull ? '?' : ''}`).join(' '),
    );
    assert.is(found.join('|'), expected);
  });

test('a parameter may be null if a test has passed null', async () => {
  const mayBeNull = async (nulls: number[]) =>
    (await describe('select $1::text as a', nulls))[0]?.[0]?.mayBeNull;
  assert.equal([await mayBeNull([]), await mayBeNull([1])], [false, true]);
});

const SHOP = `select id, name, note, status from shops`;
const SALE = `select id, amount, paid_at, array[1] as list from sales`;

/** A type that does not fit its statement, and what is said of it; undefined if it does fit. */
const TYPES: readonly [type: string, sql: string, fault: string | undefined][] = [
  [`{ id: string; name: string; note: string | null; status: 'open' | 'closed' | 'sold' }`, SHOP, undefined],
  [`{ id: string; label: string; note: string | null; status: string }`, SHOP, 'label: no such column'],
  [`{ id: string; note: string | null; status: string }`, SHOP, 'name: not in the type'],
  [
    `{ id: string; name: string; note: string; status: string }`,
    SHOP,
    'note: may be null, the type says string',
  ],
  [
    `{ id: string; name: string; note: string | null; status: 'open' | 'closed' }`,
    SHOP,
    'status: may be sold',
  ],
  [
    `{ id: string; status: 'open' | 'closed' }`,
    `select id, status from shops where status <> 'sold'`,
    undefined,
  ],
  [`{ id: number; amount: string; paid_at: Date | null; list: number[] }`, SALE, undefined],
  [`{ id: number; amount: number; paid_at: Date | null; list: number[] }`, SALE, 'amount: is numeric'],
  [`{ id: number; amount: string; paid_at: string | null; list: number[] }`, SALE, 'paid_at: is timestamptz'],
  [`{ id: number; amount: string; paid_at: Date | null; list: string[] }`, SALE, 'list: is _int4'],
  [
    `{ kind: 'a'; n: number } | { kind: 'b'; name: string }`,
    `select 'a' as kind, 1 as n, null as name union all select 'b', null, name from shops`,
    undefined,
  ],
  [
    `{ kind: 'a'; n: number } | { kind: 'b'; name: string }`,
    `select 'a' as kind, 1 as n, null as name union all select 'b', null, note from shops`,
    'name: may be null, the type says string',
  ],
];

const { rows, checker } = typesOf(TYPES.map(([type]) => type));

for (const [n, [type, sql, fault]] of TYPES.entries())
  test(`${type} ${fault ? 'does not fit' : 'fits'} ${sql}`, async () => {
    const row = rows[n];
    if (!row) throw new Error(`No type ${n}`);
    const faults = compareRowType(row, await describe(sql), catalog, checker);
    if (fault === undefined) assert.equal(faults, []);
    else assert.match(faults[0] ?? '', fault);
  });

/** The types written in these texts. */
function typesOf(texts: readonly string[]) {
  const options = { strict: true, lib: ['lib.es2023.d.ts'], types: [] };
  const host = ts.createCompilerHost(options);
  const source = texts.map((text, n) => `declare const row${n}: ${text};`).join('\n');
  const file = ts.createSourceFile('rows.ts', source, ts.ScriptTarget.ES2023);
  const { getSourceFile } = host;
  host.getSourceFile = (name, ...how) => (name === 'rows.ts' ? file : getSourceFile(name, ...how));
  const checker = ts.createProgram(['rows.ts'], options, host).getTypeChecker();
  const symbols = checker.getSymbolsInScope(file, ts.SymbolFlags.BlockScopedVariable);
  const rows = texts.map((_, n) => {
    const symbol = symbols.find(({ name }) => name === `row${n}`);
    return symbol && checker.getTypeOfSymbol(symbol);
  });
  return { rows, checker };
}
