import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { Pagination, pagesShown } from '../../../src/ui/pagination.tsx';
import { render } from '../../support/render.tsx';

test('pages left out are shown as a gap; the first and last pages and those next to the current one are never left out', () => {
  assert.equal(pagesShown(1, 3), [1, 2, 3]);
  assert.equal(pagesShown(2, 12), [1, 2, 3, 4, 5, null, 12]);
  assert.equal(pagesShown(6, 12), [1, null, 5, 6, 7, null, 12]);
  assert.equal(pagesShown(12, 12), [1, null, 8, 9, 10, 11, 12]);
});

test('every page can be reached from page to page, however many there are', () => {
  for (let total = 1; total <= 30; total++) {
    for (let page = 1; page <= total; page++) {
      const shown = pagesShown(page, total);
      for (const wanted of [1, total, Math.max(1, page - 1), page, Math.min(total, page + 1)]) {
        assert.ok(shown.includes(wanted), `page ${wanted} of ${total} is missing on page ${page}`);
      }
      assert.ok(shown.length <= 7);
    }
  }
});

test('a phone has room for five places: the ends, the current page and the gaps', () => {
  assert.equal(pagesShown(1, 169, true), [1, null, 169]);
  assert.equal(pagesShown(2, 169, true), [1, 2, null, 169]);
  assert.equal(pagesShown(85, 169, true), [1, null, 85, null, 169]);
  assert.equal(pagesShown(169, 169, true), [1, null, 169]);
  assert.equal(pagesShown(1, 1, true), [1]);
});

test('previous and next are disabled at the ends', async () => {
  const view = await render(<Pagination page={1} totalPages={2} onPage={() => {}} />);
  assert.ok(view.button('Anterior').disabled);
  assert.not.ok(view.button('Siguiente').disabled);
  assert.is(view.text('[aria-current=page]'), '1');

  await view.rerender(<Pagination page={2} totalPages={2} onPage={() => {}} />);
  assert.not.ok(view.button('Anterior').disabled);
  assert.ok(view.button('Siguiente').disabled);
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
  assert.is(view.findAll('[aria-current]').length, 1);
});
