import type { ListedRefundRequest } from '@cobros/sdk';
import RefundApprovalsScreen from '#screens/refund-approvals/refund-approvals-screen.tsx';
import { WaitingCount } from '#screens/refund-approvals/waiting-count.tsx';
import { reportChanged } from '#stores/live/changes.ts';
import { setReportedLists } from '#stores/live/set-reported-lists.ts';
import { forgetResources } from '#stores/resource.ts';
import { startSession } from '#stores/session.ts';
import { adminSession } from '../fixtures/index.ts';
import { listedRefundRequest } from '../fixtures/refund-request.ts';
import { paid } from '../fixtures/transaction.ts';
import { assert, onNarrowScreen, render, test } from '../support/render.tsx';
import { failureResponse, stubbedApi, successResponse } from '../support/stubbed-api.ts';

const LIST = 'transactions/v3/refund-requests/list';
const APPROVE = 'transactions/v3/refund-requests/approve';

const pageOf = (
  data: readonly ListedRefundRequest[],
  { count = data.length, currentPage = 1, pageSize = 10 } = {},
) => ({
  data,
  count,
  waiting: { count, amount: 7.5, formattedAmount: 'Q7.50' },
  mayDecide: true,
  pageProperties: {
    currentPage,
    pageSize,
    previousPage: null,
    nextPage: null,
    totalPages: Math.ceil(count / pageSize),
  },
});

async function open(data: readonly ListedRefundRequest[], over: Parameters<typeof stubbedApi>[0] = {}) {
  forgetResources();
  history.replaceState(null, '', '/refund-approvals');
  const { userData, ...rest } = adminSession();
  startSession({
    ...rest,
    userData: { ...userData, capabilities: ['refund-policy', 'refund-requests'], refundMode: 'allowed' },
  });
  const api = stubbedApi({ [LIST]: pageOf(data), ...over });
  const view = await render(
    <>
      <WaitingCount rail={false} />
      <RefundApprovalsScreen />
    </>,
  );
  await view.loaded();
  return { ...view, api };
}

test('each request says who asks, of which payment, how much of it, why and since when; the menu has their number', async () => {
  const view = await open([
    listedRefundRequest(),
    listedRefundRequest({ id: 'rr_2', amount: 125.5, formattedAmount: 'Q125.50' }),
  ]);
  const [part, whole] = view.texts('tbody tr');
  for (const text of ['Caja 1Centro', 'María López', 'Q7.50de Q125.50', 'Marqué el café grande', '10:52'])
    assert.match(part ?? '', text);
  assert.match(whole ?? '', 'Q125.50Todo');
  assert.match(view.text(), '2 reembolsos');
  const phone = await onNarrowScreen(() => open([listedRefundRequest()]));
  assert.match(phone.text('li'), 'Marqué el café grande');
  assert.ok(phone.find('[aria-label="Aprobar Q7.50 de Caja 1"]'));
});

test('the payment of a request is of today, of yesterday, or of a day that is named', async () => {
  const received = (daysAgo: number) => {
    const receivedDate = new Date(Date.now() - daysAgo * 86_400_000).toISOString();
    const day = `hace ${daysAgo}`;
    const moment = { receivedDate, formattedReceivedDate: day, formattedReceivedTime: '10:44:12' };
    return listedRefundRequest({ id: `rr_${daysAgo}`, transaction: paid(moment) });
  };
  const view = await open([received(0), received(1), received(2)]);
  assert.equal(
    view.texts('tbody tr').map((text) => /(Hoy|Ayer|hace \d), 10:44/.exec(text ?? '')?.[0]),
    ['Hoy, 10:44', 'Ayer, 10:44', 'hace 2, 10:44'],
  );
});

test('a request above the limit can only be rejected, the own one only withdrawn, and a padlock says that a proof is asked', async () => {
  const view = await open([
    listedRefundRequest({ mayApprove: false, approvalLimitedBy: 'per-refund' }),
    listedRefundRequest({ id: 'rr_2', mayApprove: false, mayReject: false, mayWithdraw: true }),
    listedRefundRequest({ id: 'rr_3', confirmWith: 'password', formattedConfirmFrom: 'Q500.00' }),
  ]);
  const rows = view.texts('tbody tr td:last-child');
  assert.equal(rows, ['RechazarPasa de tu límite', 'Lo pediste túRetirar', 'RechazarAprobar']);
  assert.match(view.text(), 'Con candado: pide tu contraseña, porque es de Q500.00 o más.');
  const phone = await onNarrowScreen(() =>
    open([
      listedRefundRequest(),
      listedRefundRequest({ id: 'rr_2', confirmWith: 'verification-code' }),
      listedRefundRequest({ id: 'rr_3', confirmWith: 'password' }),
    ]),
  );
  assert.equal(
    phone.texts('li').map((text) => /Pide .*?(?=Rechazar)/.exec(text)?.[0]),
    [undefined, 'Pide un código', 'Pide tu contraseña'],
  );
});

test('how long a request waits is said in whole minutes, then in hours and days', async () => {
  const agoes = [6, 119, 3960, 176_400];
  const view = await open(
    agoes.map((ago, index) =>
      listedRefundRequest({
        id: `rr_${index}`,
        creationDate: new Date(Date.now() - ago * 1000).toISOString(),
      }),
    ),
  );
  assert.equal(
    view.texts('tbody td:nth-child(5)').map((text) => text.replace('10:52', '')),
    ['Ahora', 'Hace 1 min', 'Hace 1 h', 'Hace 2 días'],
  );
});

test('approving asks for the proof, and says that somebody else was first', async () => {
  let data = [listedRefundRequest({ confirmWith: 'password' })];
  const view = await open(data, {
    [LIST]: () => successResponse(pageOf(data)),
    [APPROVE]: () => {
      data = [];
      return failureResponse(409, {
        title: 'Reembolso',
        message: 'Ya lo decidió Ana',
        code: 'already-decided',
      });
    },
  });
  await view.click(view.find('[aria-label="Aprobar Q7.50 de Caja 1"]'));
  await view.appears('[role=dialog]');
  const said = view.text('[role=dialog]');
  assert.match(said, 'De un pago deQ125.50');
  assert.is(said.match(/María López/g)?.length, 1, 'the payer is named once');
  assert.not.match(said, 'límite', 'most who approve have none');
  await view.clickButton('Aprobar y reembolsar Q7.50');
  assert.equal(view.api.contentsOf(APPROVE), []);
  await view.type(view.field('Tu contraseña'), 'Cobros#2026');
  await view.clickAndLoad('Aprobar y reembolsar Q7.50');
  assert.equal(view.api.contentsOf(APPROVE), [{ requestId: 'rr_1', password: 'Cobros#2026' }]);
  assert.match(view.text('[role=dialog]'), 'Ya lo decidió Ana');
  assert.match(view.text(), 'No hay reembolsos por aprobar');
});

test('of more requests than a page has every one can be reached, and the menu counts all of them', async () => {
  const all = Array.from({ length: 130 }, (_, at) =>
    listedRefundRequest({ id: `rr_${at}`, reason: `Motivo ${at}.`, confirmWith: 'password' }),
  );
  const view = await open([], {
    [LIST]: ({ content }) => {
      const { currentPage, pageSize } = content.pageProperties as Record<'currentPage' | 'pageSize', number>;
      const rows = all.slice((currentPage - 1) * pageSize, currentPage * pageSize);
      return successResponse(pageOf(rows, { count: all.length, currentPage, pageSize }));
    },
    [APPROVE]: () => {
      all.splice(120, 1);
      return failureResponse(409, { title: 'Reembolso', message: 'Ya lo decidió Ana' });
    },
  });
  assert.match(view.text(), '130 reembolsos');
  assert.match(view.text(), '1 a 10 de 130');
  await view.clickAndLoad('Página 13');
  assert.match(view.text(), '121 a 130 de 130');
  assert.match(view.text('tbody tr'), 'Motivo 120.');
  await view.actAndLoad(() => setReportedLists(['refund-requests', 'paid']));
  const [decided] = all.splice(119, 1);
  await view.actAndLoad(() => reportChanged(['refund-requests']));
  await view.until(() => /Motivo 121\./.test(view.text('tbody tr')));
  assert.match(view.text('tbody tr'), 'Motivo 121.');
  all.splice(119, 0, decided as ListedRefundRequest);
  await view.actAndLoad(() => reportChanged(['refund-requests']));
  await view.until(() => /Motivo 120\./.test(view.text('tbody tr')));
  assert.match(view.text('tbody tr'), 'Motivo 120.');
  await view.click(view.find('[aria-label="Aprobar Q7.50 de Caja 1"]'));
  await view.appears('[role=dialog]');
  await view.type(view.field('Tu contraseña'), 'Cobros#2026');
  await view.clickAndLoad('Aprobar y reembolsar Q7.50');
  assert.match(view.text(), '129 reembolsos');
  assert.match(view.text('tbody tr'), 'Motivo 121.');
});

test('an empty list says so, and a failed read offers to try again', async () => {
  assert.match((await open([])).text(), 'No hay reembolsos por aprobar');
  const failed = await open([], {
    [LIST]: () => failureResponse(500, { title: 'Error', message: 'Ocurrió' }),
  });
  assert.match(failed.text(), 'No se pudieron cargar los reembolsos');
  assert.ok(failed.button('Reintentar'));
});
