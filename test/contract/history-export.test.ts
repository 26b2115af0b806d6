import { MAX_EXPORT_ROWS } from '#sandbox/out/sheets/write-excel-in-worker.ts';
import { cellValues, exportedSheet, type ReadCell } from '../support/read-xlsx.ts';
import { assert, dataOf, receive, refund, refusalOf, sandboxWith, test } from '../support/suite.ts';

const { sandbox, database, admin, centro: branchAdmin } = await sandboxWith('admin', 'centro');

const HOSTILE = '=HYPERLINK("http://x","y")&<b>&amp;\u202e\u{1f600}';
const amounts = [0.1, 0.2, 1234.56, 999_999.99, 10];
const ids: string[] = [];
for (const amount of amounts) ids.push(await receive(database, 'us_caja1', amount));
ids.push(await receive(database, 'us_zona101', 77.7));
await refund(database, ids[1] ?? '');
await database.query('update transactions set note = $2 where id = $1', [ids[2], HOSTILE]);
await database.query(`update transactions set created_at = '2026-03-01T02:30:15Z' where id = $1`, [ids[0]]);

const read = async (filters: Parameters<typeof admin.transactions.exportHistory>[0], api = admin) =>
  exportedSheet(await api.transactions.exportHistory(filters));

/** The moment in a cell, as the sheet and the list show it. */
function shown(cell: ReadCell | null | undefined): string {
  const at = new Date(Math.round((Number(cell?.value) - 25_569) * 86_400) * 1000).toISOString();
  return `${at.slice(8, 10)}/${at.slice(5, 7)}/${at.slice(0, 4)} ${at.slice(11, 19)}`;
}

const STATUS: Record<string, string> = { completed: 'Recibido', refunded: 'Reembolsado' };

for (const sort of ['asc', 'desc'] as const)
  test(`the file has the rows of the list in the same order (${sort}), cell by cell`, async () => {
    const pageProperties = { currentPage: 1, pageSize: 100 };
    const { data, summary } = dataOf(await admin.transactions.history({ sort, pageProperties }));
    const { rows, frozenRows, name, fileName } = await read({ sort });
    assert.equal([name, frozenRows], ['Historial', 1]);
    assert.match(fileName, /^historial-\d{4}-\d{2}-\d{2}\.xlsx$/);
    assert.is(rows.length, data.length + 5);
    data.forEach((transaction, index) => {
      const row = rows[index + 1];
      assert.equal(
        [shown(row?.[0]), shown(row?.[1]), shown(row?.[2])],
        [
          `${transaction.formattedCreationDate} ${transaction.formattedCreationTime}`,
          `${transaction.formattedReceivedDate} ${transaction.formattedReceivedTime}`,
          `${transaction.formattedResolutionDate} ${transaction.formattedResolutionTime}`,
        ],
      );
      assert.equal(cellValues(row).slice(3), [
        transaction.businessBranchName,
        transaction.businessUserName,
        `${transaction.friUser?.name} ${transaction.friUser?.lastname}`,
        `@${transaction.friUser?.username}`,
        'Pago',
        STATUS[transaction.status],
        transaction.note || null,
        transaction.reference || null,
        transaction.authorizationNumber,
        transaction.receiptCode,
        transaction.statusReason,
        String(transaction.amount),
        ...(transaction.refundedAmount === undefined ? [] : [String(transaction.refundedAmount)]),
      ]);
      assert.is(row?.[14]?.kind, 'number');
    });
    // The totals of the history under their names; there is no sum of amounts regardless of status.
    assert.equal(
      rows.slice(-4).map((row) => cellValues(row).filter((value) => value !== null)),
      [
        ['Total', `${summary.count} transacciones`],
        ['Recibido', String(summary.receivedAmount)],
        ['Reembolsado', String(summary.refundedAmount)],
        ['Neto', String(summary.netAmount)],
      ],
    );
  });

test('exactly the filtered transactions of the caller’s scope are exported, and their total is exact', async () => {
  assert.is((await read({}, branchAdmin)).rows.length, amounts.length + 5);
  const { rows } = await read({ statuses: ['completed'], businessUserId: 'us_caja1', finalAmount: 2000 });
  assert.equal(
    rows.slice(1, -4).map((row) => Number(row.at(-1)?.value)),
    [10, 1234.56, 0.1],
  );
  assert.is(rows.at(-1)?.at(-1)?.value, '1244.66');
});

test('by the moment of a refund, the totals below the rows are what was moved, not what the rows say', async () => {
  const sums = async (dateOf: 'received' | 'refunded' | 'movement') => {
    const { rows } = await read({ dateOf, businessUserId: 'us_caja1' });
    return [rows.length - 5, ...rows.slice(-3).map((row) => row.at(-1)?.value)];
  };
  assert.equal(await sums('received'), [5, '1001244.85', '0', '1001244.85']);
  assert.equal(await sums('refunded'), [1, '0', '0.2', '-0.2']);
  assert.equal(await sums('movement'), [5, '1001244.85', '0.2', '1001244.65']);
});

test('an empty history has no pages, and its file a header and a total of zero', async () => {
  const filters = { search: 'nothing like it' };
  const { rows } = await read(filters);
  assert.is(rows.length, 5);
  const empty = { ...filters, pageProperties: { currentPage: 1, pageSize: 10 } };
  const { pageProperties, summary } = dataOf(await admin.transactions.history(empty));
  assert.equal([pageProperties.totalPages, summary.formattedNetAmount], [0, 'Q0.00']);
  assert.equal([cellValues(rows[1])[1], cellValues(rows[4]).at(-1)], ['0 transacciones', '0']);
});

test('no row is lost between batches when several have the same moment', async () => {
  const id = await receive(database, 'us_sol1', 1);
  await database.query(
    `insert into transactions (id, business_id, branch_id, cashier_id, app_user_id, origin, status, amount, created_at, resolved_at)
     select 'tx_' || n, business_id, branch_id, cashier_id, app_user_id, origin, status, n, created_at, resolved_at
     from transactions, generate_series(2, 1001) n where id = $1`,
    [id],
  );
  const sol = await sandbox.api('cafesol');
  for (const sort of ['asc', 'desc'] as const) {
    const { rows } = await read({ sort }, sol);
    assert.is(new Set(rows.slice(1, -4).map((row) => row.at(-1)?.value)).size, 1001);
    assert.is(Number(rows.at(-1)?.at(-1)?.value), (1001 * 1002) / 2);
  }
});

test('a history with more rows than a file may have is rejected, with advice', async () => {
  await database.query(
    `insert into transaction_totals (business_id, month, origin, status, amount_class, count, amount)
     values ('bu_luna', '2024-01-01', 'request', 'canceled', 1, $1, 0)`,
    [MAX_EXPORT_ROWS + 1],
  );
  for (const format of ['excel', 'csv'] as const) {
    const result = await admin.transactions.exportHistory({ statuses: ['canceled'], format });
    const told = '413 Son 200,001 transacciones y un archivo lleva 200,000 como máximo. Elige un rango';
    assert.ok(refusalOf(result).startsWith(told), refusalOf(result));
  }
});
