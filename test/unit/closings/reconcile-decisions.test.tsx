import { fireEvent } from '@testing-library/react';
import { MatchedTable } from '#screens/closings/reconcile-deposits/matched-table.tsx';
import { listSentDeposits } from '#screens/closings/reconcile-deposits/reconcile-operations.ts';
import { NO_DECISIONS, reconcile } from '#screens/closings/reconcile-deposits/reconciliation.ts';
import { deposit } from '../fixtures/index.ts';
import { exportedRows } from '../support/export-and-read-rows.ts';
import {
  cards,
  compare,
  LINES,
  LIST,
  matches,
  openReconcileScreen,
} from '../support/open-reconcile-screen.tsx';
import { assert, render, test } from '../support/render.tsx';
import { stubbedApi, successResponse } from '../support/stubbed-api.ts';

const sent = (day: string) =>
  deposit({ id: `dp_${day}`, reference: `DEP-2610${day}`, scheduledDay: `2026-10-${day}`, amount: 10 });
const line = (id: number, text: string) => ({ id, day: '2026-10-20', text, cents: 1000 });

test('a line that was joined by hand is not the line of the deposit that it names as well', () => {
  const joined = [{ depositId: 'dp_19', lineIds: [1] }];
  const found = reconcile([sent('19'), sent('20')], [line(1, 'DEP-261020')], { ...NO_DECISIONS, joined });
  assert.equal(
    found.matches.map((match) => match.deposit.id),
    ['dp_19'],
  );
  assert.equal(
    found.deposits.map((one) => one.deposit.id),
    ['dp_20'],
  );
});

test('a deposit that is reconciled already is not said to be without a line', () => {
  const marked = { ...sent('20'), reconciliationDate: '2026-10-21T16:00:00.000Z' };
  assert.equal(reconcile([marked], [line(1, 'COMISION')], NO_DECISIONS).deposits, []);
});

test('all pages of the sent deposits are compared', async () => {
  const all = Array.from({ length: 101 }, (_, at) => deposit({ id: `dp_${at}` }));
  const api = stubbedApi({
    [LIST]: ({ content }) => {
      const { currentPage, pageSize } = content.pageProperties as { currentPage: number; pageSize: number };
      const data = all.slice((currentPage - 1) * pageSize, currentPage * pageSize);
      return successResponse({ data, count: all.length, bankHolidays: ['2026-11-01'], pageProperties: {} });
    },
  });
  const days = { startDay: '2026-10-01', endDay: '2026-11-20' };
  const read = await listSentDeposits(days)(new AbortController().signal);
  assert.is(read.ok && read.data.deposits.length, 101);
  assert.equal(read.ok && read.data.bankHolidays, ['2026-11-01']);
  assert.is(api.callsOf(LIST).length, 2);
});

test('the sums of long lists are of all their rows, shown or not', async () => {
  const many = Array.from({ length: 120 }, (_, at) => ({
    deposit: { ...sent('19'), id: `dp_${at}` },
    lines: [line(at, 'A')],
    days: 0,
  }));
  const view = await render(<MatchedTable matches={many} onSeparate={() => undefined} />);
  assert.ok(view.findAll('tbody tr').length < many.length);
  assert.match(view.text('section'), 'Q1,200.00');
  await view.unmount();
  const opened = (await openReconcileScreen()).view;
  await compare(opened);
  assert.match(cards(opened)['Depósitos de cobros']?.textContent ?? '', 'Q90.00');
});

test('separating one deposit leaves the others joined', async () => {
  const { view } = await openReconcileScreen();
  await compare(view);
  await view.click(view.button('Unir'));
  await view.click(view.button('Unir'));
  assert.is(matches(view).length, 3);
  await view.click(view.button('Separar DEP-261118'));
  assert.match(matches(view).join(), 'DEP-261117');
  assert.is(matches(view).length, 2);
});

test('lines that were put aside are in the Excel file as what they are', async () => {
  const { view } = await openReconcileScreen();
  await compare(view);
  await view.click(view.button('No es nuestra'));
  const rows = await exportedRows(view, 'conciliar-2026-11-16-a-2026-11-20.xlsx');
  assert.ok(rows.includes('t No es nuestra |  |  |  | n 46343 | t ACREDITAMIENTO | n 20'), rows.join('\n'));
});

test('lines that were not compared are in the Excel file with the reason', async () => {
  const { view } = await openReconcileScreen(`${LINES}\n;TRASLADO;;abc`);
  await compare(view);
  const rows = await exportedRows(view, 'conciliar-2026-11-16-a-2026-11-20.xlsx');
  assert.ok(
    rows.some((row) => row.includes('TRASLADO')),
    rows.join('\n'),
  );
});

test('a file above two megabytes is not read', async () => {
  const { view } = await openReconcileScreen('');
  const large = new window.File([new Uint8Array(2_000_001)], 'banco.csv');
  await view.act(() => fireEvent.change(view.find('input[type=file]'), { target: { files: [large] } }));
  assert.is(view.text('[role=alert]'), 'Archivo: Pasa de 2 MB. Divídelo por meses');
});
