import type { Queryable } from '../../../sandbox/db/database.ts';

interface Size {
  name: string;
  rows: number;
  rowBytes: number;
  indexBytes: number;
}

const SIZES = `
  select root.relname as name, coalesce(sum(greatest(part.reltuples, 0)) filter (where part.relkind = 'r'), 0)::int8 as rows,
    sum(pg_table_size(part.oid))::int8 as "rowBytes", sum(pg_indexes_size(part.oid))::int8 as "indexBytes"
  from pg_class root cross join lateral (
    select relid from pg_partition_tree(root.oid) union select root.oid -- a table that is not partitioned has no tree
  ) as tree join pg_class part on part.oid = tree.relid
  where root.relnamespace = 'public'::regnamespace and root.relkind in ('r', 'p') and not root.relispartition
  group by 1 order by sum(pg_total_relation_size(part.oid)) desc`;

/** Prints the bytes of each table that grows with the transactions, for each transaction. */
export async function measureTableSizes(database: Queryable): Promise<void> {
  const sizes = await database.query<Size>(SIZES);
  const count = sizes.find(({ name }) => name === 'transactions')?.rows ?? 1;
  console.log(`\n${''.padEnd(24)}      rows  rows/tx  bytes/tx  of these indexes`);
  let total = 0;
  for (const { name, rows, rowBytes, indexBytes } of sizes) {
    total += (rowBytes + indexBytes) / count;
    if (rowBytes + indexBytes < count) continue;
    const cells = [rows.toLocaleString('en').padStart(10), (rows / count).toFixed(2).padStart(9)];
    const bytes = [rowBytes + indexBytes, indexBytes].map((sum) => (sum / count).toFixed(0).padStart(10));
    console.log(name.padEnd(24) + [...cells, ...bytes].join(''));
  }
  console.log(`all tables: ${total.toFixed(0)} bytes for each transaction`);
}
