import type { ReactNode } from 'react';
import CashiersScreen from '#screens/cashiers/cashiers-screen.tsx';
import ClosingDetailScreen from '#screens/closings/closing-detail-screen.tsx';
import ClosingsScreen from '#screens/closings/closings-screen.tsx';
import StatementScreen from '#screens/closings/statement/statement-screen.tsx';
import HistoryScreen from '#screens/history/history-screen.tsx';
import SummaryScreen from '#screens/summary/summary-screen.tsx';
import { forgetResources } from '#stores/resource.ts';
import { signInAs } from '../../fixtures/session.ts';
import { sampleResponses } from '../fixtures/sample-responses.ts';
import { assert, render, test, type View } from '../support/render.tsx';
import { type Call, failureResponse, stubbedApi, successResponse } from '../support/stubbed-api.ts';

const HISTORY = 'transactions/v3/history';
const CLOSINGS = 'closing/v3/history';
const KNOWN = new Set([undefined, 'br_centro', 'br_zona10']);

/** Responds as the API does: 404 for an unknown branch, an empty list for an unknown cashier. */
const inBranch =
  (content: unknown) =>
  ({ content: { businessBranchId } }: Call) =>
    KNOWN.has(businessBranchId as string | undefined)
      ? successResponse(content)
      : failureResponse(404, { title: 'Error', message: 'No se encontró la sucursal' });

async function open(screen: ReactNode, address: string, state: unknown = null, over: object = {}) {
  signInAs('admin', ['view_payments', 'closing_history', 'branch_view', 'cashier_view']);
  history.replaceState(state, '', address);
  const api = stubbedApi({
    [HISTORY]: inBranch(sampleResponses['transactions.history']),
    [CLOSINGS]: inBranch(sampleResponses['closings.history']),
    'branch/v3/list': sampleResponses['branches.list'],
    'users/v3/list': inBranch(sampleResponses['cashiers.list']),
    'users/v3/admin/list': inBranch(sampleResponses['cashiers.listWithDefault']),
    ...over,
  });
  const view = await render(screen);
  for (let turn = 0; turn < 20; turn++) await view.settle();
  return { api, view };
}

const chips = (view: View) => view.texts('[aria-label="Filtros aplicados"] button');

for (const [name, screen, path, call] of [
  ['history', <HistoryScreen key="history" />, '/transaction/history', HISTORY],
  ['closings', <ClosingsScreen key="closings" />, '/closing/history', CLOSINGS],
] as const) {
  test(`${name}: an unknown branch in the address is ignored`, async () => {
    const { api, view } = await open(screen, `${path}?branch=br_nope&page=2`);
    assert.ok(view.has('table tbody tr'));
    assert.equal(chips(view), []);
    const asked = api.contentsOf(call).at(-1) ?? {};
    assert.not.ok('businessBranchId' in asked);
    assert.equal(asked.pageProperties, { currentPage: 2, pageSize: 10 });
  });

  test(`${name}: an unknown cashier is ignored, and the valid branch next to it is kept`, async () => {
    const { api, view } = await open(screen, `${path}?branch=br_zona10&cashier=us_nope`);
    assert.equal(chips(view), ['Sucursal: Zona 10']);
    const asked = api.callsOf(call).at(-1)?.content;
    assert.equal([asked?.businessBranchId, asked?.businessUserId], ['br_zona10', undefined]);
  });

  test(`${name}: a known cashier is kept, even without a branch`, async () => {
    const { api, view } = await open(screen, `${path}?cashier=us_caja2`);
    assert.is(chips(view).length, 1);
    assert.is(api.callsOf(call).at(-1)?.content.businessUserId, 'us_caja2');
  });
}

test('the address of an unknown branch’s cashiers redirects to the branches', async () => {
  const state = { branchId: 'br_nope', branchName: 'Nada', username: 'tiendaluna-nada' };
  await open(<CashiersScreen />, '/branches/checkouts', state);
  assert.is(location.pathname, '/branches');
});

for (const [name, screen, path, call, sample, shown] of [
  [
    'summary',
    <SummaryScreen key="summary" />,
    '/summary',
    'transactions/v3/summary',
    'transactions.getSummary',
    'Resumen',
  ],
  [
    'statement',
    <StatementScreen key="statement" />,
    '/closing/statement',
    'closing/v3/statement',
    'closings.getStatement',
    'Cuadra',
  ],
] as const) {
  test(`${name}: an unknown or malformed branch in the address is ignored`, async () => {
    for (const branch of ['br_nope', 'br%20nope!']) {
      const { api, view } = await open(screen, `${path}?branch=${branch}`, null, {
        [call]: inBranch(sampleResponses[sample]),
      });
      assert.not.ok(view.has('[role=alert]'));
      assert.match(view.text(), shown);
      assert.not.ok('businessBranchId' in (api.contentsOf(call).at(-1) ?? {}));
    }
  });
}

test('an unknown or malformed closing says that there is none, with a way back and without Reintentar', async () => {
  for (const failure of [
    failureResponse(404, { title: 'Error', message: 'No se encontró el cierre' }),
    failureResponse(400, { title: 'Datos no válidos', message: 'closingId: no tiene la forma esperada' }),
  ]) {
    forgetResources();
    const { view } = await open(<ClosingDetailScreen />, '/closing/history/cl_nope', null, {
      'closing/v3/transactions/list': () => failure.clone(),
    });
    const words =
      'No se encontró el cierrePuede que no exista, que no tengas acceso o que el enlace esté mal.Ver los cierres';
    assert.is(view.text('[role=alert]'), words);
    assert.match(view.find('[role=alert] a').getAttribute('href') ?? '', /^\/closing\/history/);
  }
});
