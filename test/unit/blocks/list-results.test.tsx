import type { Failure } from '@cobros/sdk';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { ListResults } from '../../../src/blocks/list/list-results.tsx';
import type { Reading } from '../../../src/blocks/list/use-list-page.ts';
import { render } from '../../support/render.tsx';

type Page = {
  data: readonly string[];
  pageProperties: { currentPage: number; pageSize: number; totalPages: number };
};
const pageOf = (currentPage: number, ...data: string[]): Page => ({
  data,
  pageProperties: { currentPage, pageSize: 10, totalPages: 2 },
});
const failureOf = (status: number, kind: Failure['kind'] = 'answered') =>
  ({ kind, status, title: 'Error', message: 'Intenta de nuevo', requestId: 'id-1' }) as Failure;

async function show(reading: Partial<Reading<Page>>, count = 12) {
  const asked: object[] = [];
  let refreshes = 0;
  const view = await render(
    <ListResults
      label="Cierres"
      reading={{
        page: undefined,
        stale: false,
        failure: undefined,
        refresh: async () => void refreshes++,
        ...reading,
      }}
      countOf={() => count}
      totals={() => <p>Totales</p>}
      table={(rows) => rows.map((row) => <p key={row}>{row}</p>)}
      nothing={{ title: 'Todavía no hay cierres', text: 'Aquí se ven' }}
      onView={(change) => asked.push(change)}
    />,
  );
  return {
    ...view,
    asked,
    refreshes: () => refreshes,
    text: () => view.text('section[aria-label=Cierres]'),
  };
}

test('before the first page has arrived, the list shows that it is loading', async () => {
  const { find, text } = await show({ stale: true });
  assert.is(find('section').getAttribute('aria-busy'), 'true');
  assert.is(text(), 'Cargando');
});

test('a page shows its totals, rows and range, and links to the other pages', async () => {
  const { text, has, click, type, button, find, asked } = await show({ page: pageOf(2, 'K', 'L') });
  assert.match(text(), 'TotalesKL');
  assert.match(text(), '11 a 12 de 12');
  assert.not.ok(has('[role=progressbar]'));
  await click(button('Anterior'));
  await type(find<HTMLSelectElement>('select[aria-label="Filas por página"]'), '50');
  assert.equal(asked, [{ page: 1 }, { page: 1, pageSize: 50 }]);
});

test('the rows stay while others load, and the loading is announced', async () => {
  const { text, find } = await show({ page: pageOf(1, 'A'), stale: true });
  assert.match(text(), 'TotalesA');
  assert.is(find('[role=progressbar]').getAttribute('aria-label'), 'Cargando cierres');
});

test('an empty list has its own message and no pages', async () => {
  const { text, has } = await show({ page: pageOf(1) }, 0);
  assert.match(text(), 'Todavía no hay cierresAquí se ven');
  assert.not.ok(has('nav'));
  assert.not.ok(has('button'));
});

test('a page past the last one links to the first, and is not shown as an empty list', async () => {
  const { text, click, button, asked } = await show({ page: pageOf(9) });
  assert.match(text(), 'No se encontraron registros coincidentes');
  assert.not.match(text(), 'Todavía no hay cierres');
  await click(button('Ver la primera página'));
  assert.equal(asked, [{ page: 1 }]);
});

for (const [status, again, text] of [
  [500, true, 'ErrorIntenta de nuevoCódigo de soporte: id-1Reintentar'],
  [429, true, 'ErrorIntenta de nuevoReintentar'],
  [400, false, 'ErrorIntenta de nuevo'],
  [403, false, 'ErrorIntenta de nuevo'],
  [404, false, 'ErrorIntenta de nuevo'],
] as const) {
  test(`a failure (${status}) is shown instead of the rows, and ${again ? 'can' : "can't"} be retried`, async () => {
    const { find, click, button, refreshes } = await show({
      page: pageOf(1, 'A'),
      failure: failureOf(status),
    });
    assert.is(find('[role=alert]').textContent, text);
    if (again) await click(button('Reintentar'));
    assert.is(refreshes(), again ? 1 : 0);
  });
}

test('a lost connection can be retried too', async () => {
  const { click, button, refreshes } = await show({
    failure: { kind: 'network', title: 'Sin conexión', message: '' } as Failure,
  });
  await click(button('Reintentar'));
  assert.is(refreshes(), 1);
});
