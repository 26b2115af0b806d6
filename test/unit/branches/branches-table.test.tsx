import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { BranchesTable } from '../../../src/screens/branches/branches-table.tsx';
import { setServerTime } from '../../../src/stores/clock.ts';
import { branch } from '../../fixtures/branch.ts';
import { transactionDay } from '../../fixtures/transaction-day.ts';
import { render } from '../../support/render.tsx';
import { stubbedApi } from '../../support/stubbed-api.ts';

for (const [permissions, links] of [
  [['branch_view', 'cashier_view'], ['Centro']],
  [['branch_view', 'cashier_view', 'branch_manage'], ['Ver cajas']],
  [['branch_view'], []],
] as const) {
  test(`with ${permissions.join(', ')} the link to the cashiers is ${links.join() || 'missing'}`, async () => {
    const person = { type: 'admin', permissions: [...permissions] } as const;
    const view = await render(
      <BranchesTable rows={[branch()]} defaultBranchId={undefined} person={person} />,
    );
    assert.equal(view.texts('a[aria-label="Ver cajas de Centro"]'), [...links]);
  });
}

test('each branch shows today’s net amount, and has a text with the last seven days beside the bars', async () => {
  Object.defineProperty(window, 'innerWidth', { value: 1440, configurable: true });
  setServerTime(Date.parse('2026-11-20T16:43:20.000Z'));
  const received = [0, 10, 20, 30, 40, 50, 60];
  const days = received.map((amount, index) => transactionDay(14 + index, amount, index === 6 ? 9.5 : 0));
  const api = stubbedApi({
    'transactions/v3/history/daily-totals': { days: [], places: [{ id: 'br_centro', days }] },
  });
  const person = { type: 'admin', permissions: ['branch_view'] } as const;
  const rows = [branch(), branch({ id: 'br_zona10', name: 'Zona 10' })];
  const view = await render(<BranchesTable rows={rows} defaultBranchId={undefined} person={person} />);
  for (let turn = 0; turn < 4; turn++) await view.settle();
  const [{ content } = {}] = api.calls;
  assert.equal(content, {
    byPlace: 'branch',
    dateOf: 'movement',
    startDate: '2026-11-14T06:00:00.000Z',
    endDate: '2026-11-21T05:59:59.999Z',
  });
  const cells = view.findAll('tbody tr').map((line) => line.querySelector('td:last-child'));
  assert.is(cells[0]?.textContent, 'Q50.50');
  const week = view.find('tbody td:nth-last-child(2)');
  assert.match(
    week.querySelector('[role=img]')?.getAttribute('aria-label') ?? '',
    /^Neto de los últimos 7 días\. sáb 14\/11\/2026: Q0\.00, .*, vie 20\/11\/2026: Q50\.50$/,
  );
  assert.is(cells[1]?.textContent, 'Q0.00');
});
