import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import ClosingDetailScreen from '../../../src/screens/closings/closing-detail-screen.tsx';
import { closingRow, closingTotals } from '../../fixtures/closing.ts';
import { paid } from '../../fixtures/transaction.ts';
import { successResponse } from '../../support/envelope-responses.ts';
import { loadedView } from '../../support/loaded-view.ts';
import { render } from '../../support/render.tsx';
import { stubbedApi } from '../../support/stubbed-api.ts';

const test = suite('transactions of a closing');
const PATH = 'closing/v3/transactions/list';

test.before.each(() => {
  history.replaceState(null, '', '/closing/history/cl_1');
});

async function open() {
  const api = stubbedApi({
    [PATH]: ({ content }) => {
      const { currentPage, pageSize } = content.pageProperties as Record<string, number>;
      return successResponse({
        closing: { ...closingRow(), cashiers: [] },
        data: [{ ...paid(), closed: closingTotals() }],
        count: 30,
        pageProperties: { currentPage, pageSize, totalPages: 3 },
      });
    },
  });
  const view = await render(<ClosingDetailScreen />);
  await loadedView(view);
  const asked = () => api.callsOf(PATH).at(-1)?.content;
  return { view, asked };
}

test('they are paged, and a new order starts at the first page', async () => {
  const { view, asked } = await open();
  await view.clickButton('Siguiente');
  await loadedView(view);
  assert.is(location.search, '?page=2');
  assert.equal(asked()?.pageProperties, { currentPage: 2, pageSize: 10 });
  await view.click(view.find('th button'));
  await loadedView(view);
  assert.is(location.search, '?sort=asc');
  assert.is(asked()?.sort, 'asc');
});

test.run();
