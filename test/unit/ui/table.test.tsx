import { Pagination, pagesShown } from '#ui/pagination.tsx';
import { type Column, type Sort, Table } from '#ui/table.tsx';
import { assert, onNarrowScreen, render, test } from '../support/render.tsx';

type CashierRow = { id: string; name: string; amount: string };
const rows: CashierRow[] = [
  { id: '1', name: 'Caja 1', amount: 'Q10.00' },
  { id: '2', name: 'Caja 2', amount: 'Q20.00' },
];
const columns: Column<CashierRow>[] = [
  { key: 'name', header: 'Nombre', cell: (row) => row.name, sortable: true },
  { key: 'amount', header: 'Monto', cell: (row) => row.amount, align: 'end', sortable: true },
  { key: 'actions', header: 'Acciones', cell: () => null, align: 'actions', hiddenHeader: true },
];

test('every column has a header, the sorted one with its direction; only a sortable one has a button, which reverses it', async () => {
  const asked: Sort[] = [];
  const view = await render(
    <Table
      caption="Cajas"
      columns={columns}
      rows={rows}
      rowKey={(row) => row.id}
      rowList={() => null}
      sort={{ key: 'amount', direction: 'desc' }}
      onSort={(sort) => asked.push(sort)}
    />,
  );
  assert.equal(
    view
      .findAll('thead th')
      .map((head) => [
        head.textContent,
        head.getAttribute('aria-sort'),
        head.querySelector('button') !== null,
      ]),
    [
      ['Nombre', null, true],
      ['Monto', 'descending', true],
      ['Acciones', null, false],
    ],
  );
  assert.is(view.text('caption'), 'Cajas');
  await view.clickButton('Monto');
  await view.clickButton('Nombre');
  assert.equal(asked, [
    { key: 'amount', direction: 'asc' },
    { key: 'name', direction: 'desc' },
  ]);
});

for (const narrow of [false, true])
  test(`rows are named by their first cell, totals come last, and old rows are marked as loading ${narrow ? 'in a list' : 'in a table'}`, async () => {
    const shown = narrow ? onNarrowScreen : (run: () => Promise<void>) => run();
    const table = (stale: boolean) => (
      <Table
        caption="Cajas"
        columns={columns}
        rows={rows}
        rowKey={(row) => row.id}
        rowList={(row) => row.name}
        isSelected={({ id }) => id === '2'}
        stale={stale}
        total={{ id: 'total', name: 'Total', amount: 'Q30.00' }}
      />
    );
    await shown(async () => {
      const view = await render(table(true));
      assert.equal(view.texts('[scope=row]'), narrow ? [] : ['Caja 1', 'Caja 2', 'Total']);
      assert.ok(view.has('[aria-busy=true]'));
      assert.equal(view.texts('li, tfoot tr'), narrow ? ['Caja 1', 'Caja 2', 'Total'] : ['TotalQ30.00']);
      assert.equal(view.texts('tr[aria-selected]'), narrow ? [] : ['Caja 2Q20.00']);
      await view.rerender(table(false));
      assert.not.ok(view.has('[aria-busy=true]'));
    });
  });

test('pages left out are shown as a gap; the first and last pages and those next to the current one are never left out; a phone has room for five places: the ends, the current page and the gaps', () => {
  assert.equal(pagesShown(1, 3), [1, 2, 3]);
  assert.equal(pagesShown(4, 12), [1, 2, 3, 4, 5, null, 12]);
  assert.equal(pagesShown(6, 12), [1, null, 5, 6, 7, null, 12]);
  assert.equal(pagesShown(9, 12), [1, null, 8, 9, 10, 11, 12]);
  assert.equal(pagesShown(1, 169, true), [1, null, 169]);
  assert.equal(pagesShown(2, 169, true), [1, 2, null, 169]);
  assert.equal(pagesShown(85, 169, true), [1, null, 85, null, 169]);
  assert.equal(pagesShown(169, 169, true), [1, null, 169]);
  assert.equal(pagesShown(1, 1, true), [1]);
});

test('arrows and numbers link to their pages', async () => {
  const asked: number[] = [];
  const view = await render(
    <Pagination page={6} totalPages={12} summary="51 a 60 de 120" onPage={(page) => asked.push(page)} />,
  );
  for (const name of ['Anterior', 'Siguiente', 'Página 1', 'Página 12']) await view.clickButton(name);
  assert.equal(asked, [5, 7, 1, 12]);
  assert.match(view.text(), /^51 a 60 de 120/);
  assert.match(view.text('nav'), '1…567…12');
  assert.equal(view.texts('[aria-current]'), ['6']);
  await view.rerender(<Pagination page={12} totalPages={12} onPage={() => {}} />);
  assert.ok(view.button('Siguiente').disabled && !view.button('Anterior').disabled);
});

test('every page can be reached from page to page, however many there are', () => {
  for (let total = 1; total <= 30; total++)
    for (let page = 1; page <= total; page++) {
      const shown = pagesShown(page, total);
      for (const wanted of [1, total, Math.max(1, page - 1), page, Math.min(total, page + 1)])
        assert.ok(shown.includes(wanted), `page ${wanted} of ${total} is missing on page ${page}`);
      assert.ok(shown.length <= 7);
    }
});
