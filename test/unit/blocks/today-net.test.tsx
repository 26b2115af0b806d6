import { Fragment } from 'react';
import { useTodayNet } from '#blocks/daily/use-today-net.tsx';
import { setServerTime } from '#stores/clock.ts';
import { startSession } from '#stores/session.ts';
import { session, transactionDay } from '../fixtures/index.ts';
import { failureResponse, successResponse } from '../support/envelope-responses.ts';
import { assert, openPage, test } from '../support/render.tsx';

const TOTALS = 'transactions/v3/history/daily-totals';

test.before.each(() => setServerTime(Date.parse('2026-11-20T16:43:20.000Z'), { sentAt: Date.now() }));
function Net({ branchId, rows = ['us_caja1'] }: { branchId: string; rows?: string[] }) {
  const { columns, line } = useTodayNet<{ id: string }>('cashier', branchId);
  return rows.map((id) => (
    <Fragment key={id}>
      {columns.map(({ key, header, cell }) => (
        <p key={key}>
          {header}: {cell({ id })}
        </p>
      ))}
      {line && <p>{line({ id })}</p>}
    </Fragment>
  ));
}

const places = [{ id: 'us_caja1', days: [transactionDay(19, 10), transactionDay(20, 30)] }];

function setWidth(narrow: boolean): void {
  window.matchMedia = () =>
    ({ matches: narrow, addEventListener() {}, removeEventListener() {} }) as unknown as MediaQueryList;
}

async function shown({
  branchId = '',
  narrow = false,
  permissions = ['view_payments'] as const,
  answer = () => successResponse({ days: [], places }),
}: {
  branchId?: string;
  narrow?: boolean;
  permissions?: readonly 'view_payments'[];
  answer?: () => Response;
}) {
  setWidth(narrow);
  const { userData } = session();
  startSession(session({ userData: { ...userData, permissions: [...permissions] } }));
  const { view, api } = await openPage(<Net branchId={branchId} />, { [TOTALS]: answer });
  const text = [...view.container.querySelectorAll('p')].map((line) => line.textContent);
  await view.unmount();
  return { text, asked: api.calls.map(({ content }) => content.businessBranchId) };
}

const WEEK = '7 días: Neto de los últimos 7 días. jue 19/11/2026: Q10.00, vie 20/11/2026: Q30.00';
const WIDE = [WEEK, 'Neto de hoy: Q30.00', 'Neto de hoy Q30.00'];

test('the net amounts are those of the chosen branch, or of all branches', async () => {
  assert.equal(await shown({ branchId: 'br_centro' }), { text: WIDE, asked: ['br_centro'] });
  assert.equal(await shown({}), { text: WIDE, asked: [undefined] });
});

test('the bars of all rows have the same scale, so that a taller bar is a larger amount', async () => {
  const days = (...amounts: number[]) => amounts.map((amount, index) => transactionDay(19 + index, amount));
  setWidth(false);
  const { view } = await openPage(<Net branchId="" rows={['us_caja1', 'us_caja2']} />, {
    [TOTALS]: {
      days: [],
      places: [
        { id: 'us_caja1', days: days(10, 30) },
        { id: 'us_caja2', days: days(20, 60) },
      ],
    },
  });
  const heights = view
    .findAll('svg')
    .map((chart) => [...chart.querySelectorAll('rect[rx]')].map((bar) => Number(bar.getAttribute('height'))));
  const scaled = heights.map((bars) => bars.map((height) => Math.round((height * 60) / 21)));
  assert.equal(scaled, [
    [10, 30],
    [20, 60],
  ]);
});

test('the cell is empty if the amounts could not be read; a narrow screen has no bars; users who may not see payments see nothing, and nothing is read', async () => {
  const answer = () => failureResponse(500, { title: 'Error', message: '' });
  assert.equal((await shown({ answer })).text, ['7 días: ', 'Neto de hoy: ', 'Neto de hoy ']);
  assert.equal(await shown({ narrow: true }), { text: WIDE.slice(1), asked: [undefined] });
  assert.equal(await shown({ permissions: [] }), { text: [], asked: [] });
});
