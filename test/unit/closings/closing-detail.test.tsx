import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import ClosingDetailScreen from '../../../src/screens/closings/closing-detail-screen.tsx';
import { ClosingsTable } from '../../../src/screens/closings/closings-table.tsx';
import { ClosingSlipPreview } from '../../../src/screens/closings/slip/closing-slip-preview.tsx';
import { forgetResources } from '../../../src/stores/resource.ts';
import { closingDetail, closingRow, closingTotals } from '../../fixtures/closing.ts';
import { session } from '../../fixtures/session.ts';
import { successResponse } from '../../support/envelope-responses.ts';
import { render, type View } from '../../support/render.tsx';
import { stubbedApi } from '../../support/stubbed-api.ts';

const test = suite('a closing on the screen');
const { user, ...of } = session().userData;
const person = { ...user, ...of };

for (const [checkoutName, shown] of [
  ['Caja 2', false],
  [null, true],
] as const) {
  test(`with one cashier, totals per cashier are ${shown ? 'shown for a branch' : 'not repeated for the cashier itself'}`, async () => {
    history.replaceState(null, '', '/closing/history/cl_1');
    const cashiers = [
      {
        ...closingTotals(),
        userId: 'us_caja2',
        checkoutName: 'Caja 2',
        branchId: 'br_centro',
        branchName: 'Centro',
      },
    ];
    stubbedApi({
      'closing/v3/transactions/list': () =>
        successResponse({
          closing: { ...closingDetail({ checkoutName }), cashiers },
          data: [],
          count: 0,
          pageProperties: { currentPage: 1, pageSize: 10, totalPages: 1 },
        }),
    });
    const view = await render(<ClosingDetailScreen />);
    await view.appears('h1');
    assert.is(
      view.findAll('caption').some(({ textContent }) => textContent === 'Por caja'),
      shown,
    );
  });
}

test('the detail charts how the net is made up, and the payments by hour, with tables', async () => {
  history.replaceState(null, '', '/closing/history/cl_1');
  const hours = [
    { hour: 9, count: 11, grossAmount: 2900, formattedGrossAmount: 'Q2,900.00' },
    { hour: 10, count: 1, grossAmount: 4.25, formattedGrossAmount: 'Q4.25' },
  ];
  let closing = closingDetail({ hours });
  stubbedApi({
    'closing/v3/transactions/list': () =>
      successResponse({
        closing,
        data: [],
        count: 0,
        pageProperties: { currentPage: 1, pageSize: 10, totalPages: 1 },
      }),
  });
  const bars = (view: View) =>
    view.findAll('dl > div').map((line) => {
      const bar = line.querySelector('rect');
      const at = (name: string) => Math.round(Number.parseFloat(bar?.getAttribute(name) ?? ''));
      return [line.textContent, at('x'), at('width')];
    });
  const view = await render(<ClosingDetailScreen />);
  await view.appears('h1');
  assert.equal(bars(view), [
    ['RecibidoQ2,904.25', 0, 100],
    ['Reembolsado−Q150.00', 95, 5],
    ['NetoQ2,754.25', 0, 95],
  ]);
  assert.match(view.text('figcaption'), 'Hora con más9 h · Q2,900.00 · 11 pagos');
  assert.match(view.text('figure table'), /HoraRecibido9Q2,900\.0010Q4\.25/);
  await view.unmount();

  // More was refunded than received, so the net is on the other side of the line.
  forgetResources();
  closing = closingDetail({ grossAmount: 50, refundedAmount: 150, netAmount: -100, count: 1 });
  const negative = await render(<ClosingDetailScreen />);
  await negative.appears('h1');
  assert.equal(
    bars(negative).map(([, ...places]) => places),
    [
      [67, 33],
      [0, 100],
      [0, 67],
    ],
  );
  assert.is(negative.findAll('figure').length, 0);
});

test('the count and its difference are in the detail, in the list and on the slip', async () => {
  history.replaceState(null, '', '/closing/history/cl_1');
  const counted = {
    amount: 2750,
    formattedAmount: 'Q2,750.00',
    expectedAmount: 2754.25,
    formattedExpectedAmount: 'Q2,754.25',
    difference: -4.25,
    formattedDifference: '−Q4.25',
    reason: 'Un cambio mal dado',
  };
  const closing = closingDetail({ counted });
  stubbedApi({
    'closing/v3/transactions/list': () =>
      successResponse({
        closing,
        data: [],
        count: 0,
        pageProperties: { currentPage: 1, pageSize: 10, totalPages: 1 },
      }),
  });
  const screen = await render(<ClosingDetailScreen />);
  await screen.appears('h1');
  assert.match(
    screen.text(),
    'ConteoContadoQ2,750.00EsperadoQ2,754.25DiferenciaFaltan Q4.25MotivoUn cambio mal dado',
  );
  const slip = await render(<ClosingSlipPreview closing={closing} user={person} onClose={() => undefined} />);
  assert.match(
    slip.find('article').textContent ?? '',
    'NetoQ2,754.25ContadoQ2,750.00DiferenciaFaltan Q4.25MotivoUn cambio mal dado',
  );
  const matches = { ...counted, difference: 0, formattedDifference: 'Q0.00' };
  const rows = [closing, closingRow({ id: 'cl_2', counted: matches }), closingRow({ id: 'cl_3' })];
  const list = await render(<ClosingsTable rows={rows} sort="desc" stale={false} person={person} />);
  assert.equal(
    list.findAll('tbody tr td:nth-child(6)').map(({ textContent }) => textContent),
    ['Q2,754.25Faltan Q4.25', 'Q2,754.25', 'Q2,754.25'],
  );
});

test.run();
