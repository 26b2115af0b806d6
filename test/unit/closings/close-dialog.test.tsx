import { CloseDialog } from '#screens/closings/close/close-dialog.tsx';
import { closeDialogLoading, closingModal } from '#screens/closings/closing-actions.ts';
import { closingsAddress } from '#screens/closings/closings-address.ts';
import { reportChanged } from '#stores/live/changes.ts';
import { setReportedLists } from '#stores/live/set-reported-lists.ts';
import { forgetResources, rereadShown } from '#stores/resource.ts';
import { session, signInAs } from '../../fixtures/session.ts';
import {
  closingCashier,
  closingDetail,
  closingRow,
  closingTotals,
  NOTHING_PENDING,
  pendingClosing,
} from '../fixtures/closing.ts';
import { CLOSE, OVERVIEW, openCloseDialog } from '../support/open-close-dialog.tsx';
import { assert, onNarrowScreen, render, test } from '../support/render.tsx';
import { failureResponse, later, stubbedApi, successResponse } from '../support/stubbed-api.ts';

const DETAIL = 'closing/v3/transactions/list';

test('the dialog opens once the preview is loaded, with the focus on Volver, so that pressing Enter twice closes nothing; a reported payment changes its amount at once', async () => {
  let preview = later();
  stubbedApi({ [OVERVIEW]: () => preview.response });
  closingModal.open({ step: 'close' });
  const view = await render(<CloseDialog />);
  assert.not.ok(view.has('[role=dialog]'));
  assert.is(closeDialogLoading.value, true);
  preview.give(successResponse(pendingClosing()));
  await view.settle();
  assert.is(closeDialogLoading.value, false);
  assert.is(document.activeElement, view.button('Volver'));
  assert.ok(view.button('Cerrar por Q2,754.25'));
  // This cashier is not told of the balance.
  await view.act(() => setReportedLists(['pending', 'paid']));
  preview = later();
  preview.give(
    successResponse(pendingClosing({ totals: closingTotals({ formattedNetAmount: 'Q2,800.25' }) })),
  );
  await view.act(() => reportChanged(['paid']));
  await view.until(() => view.text('[role=dialog]').includes('Cerrar por Q2,800.25'));
  assert.ok(view.button('Cerrar por Q2,800.25'));
  await view.act(() => setReportedLists([]));
});

test('with several branches the overview shows each with its subtotals, and the button how many closings will be made', async () => {
  const cashier = (userId: string, branchName: string) =>
    closingCashier({ userId, checkoutName: userId, branchId: branchName, branchName });
  const cashiers = [cashier('Caja 1', 'Centro'), cashier('Caja 2', 'Centro'), cashier('Caja 3', 'Antigua')];
  const { view } = await openCloseDialog({ cashiers });
  assert.equal(view.texts('[role=dialog] tr'), [
    'CajaPagosRecibidoReembolsadoNeto',
    'Centro24Q5,808.50−Q300.00Q5,508.50',
    'Caja 112Q2,904.25−Q150.00Q2,754.25',
    'Caja 212Q2,904.25−Q150.00Q2,754.25',
    'Antigua · Caja 312Q2,904.25−Q150.00Q2,754.25',
    'Total12Q2,904.25−Q150.00Q2,754.25',
  ]);
  assert.ok(view.button('Hacer 2 cierres por Q2,754.25'));
});

test('refunds alone are something to close', async () => {
  const totals = closingTotals({ count: 0, formattedNetAmount: '\u2212Q150.00' });
  const { view } = await openCloseDialog({ totals });
  assert.ok(view.button('Cerrar por \u2212Q150.00'));
  assert.not.match(view.text(), 'No hay transacciones por cerrar');
});

test('on a phone each line of the preview shows net, payments, gross and refunds', async () => {
  const other = closingCashier({ userId: 'us_caja2', checkoutName: 'Caja 2' });
  const { view } = await onNarrowScreen(() => openCloseDialog({ cashiers: [closingCashier(), other] }));
  const amounts = 'Q2,754.2512 pagos · Q2,904.25−Q150.00';
  assert.equal(view.texts('[role=dialog] li'), [`Caja 1${amounts}`, `Caja 2${amounts}`, `Total${amounts}`]);
});

test('the dialog shows what is closed and since when: a cashier with a titular’s children, or a branch', async () => {
  const oldest = {
    oldestDate: '2026-11-15T01:39:20.000Z',
    formattedOldestDate: '14/11/2026',
    formattedOldestTime: '19:39:20',
  };
  const own = closingCashier({ userId: session().userData.user.id, checkoutName: 'Caja 9' });
  const child = (name: string) => closingCashier({ userId: name, checkoutName: name });
  for (const [type, children, since, scope] of [
    ['operator', [], oldest, 'en Centro · Caja 1 desde el 14/11/2026 19:39, hasta este momento'],
    ['operator', ['Caja 3'], oldest, 'en Centro · Caja 1 y Caja 3 desde el 14/11/2026 19:39, hasta'],
    ['operator', ['Caja 3', 'Caja 4'], {}, 'en Centro · Caja 1, Caja 3 y Caja 4 desde el último cierre,'],
    ['branch_admin', [], {}, 'en Centro desde'],
  ] as const) {
    signInAs(type);
    forgetResources();
    const { view, dialog } = await openCloseDialog({ ...since, cashiers: [own, ...children.map(child)] });
    assert.match(dialog(), `Lo recibido ${scope}`);
    const words = 'El neto pasa de Pagos por liquidar al cierre. Los pagos que lleguen después quedan';
    assert.match(dialog(), words);
    // Neither has a branch to choose.
    assert.throws(() => view.field('Sucursal'));
  }
});

for (const [count, words] of [
  [2, 'Hay 2 solicitudes o cobros pendientes por Q50.00 que aún pueden pagarse. No entran en este cierre.'],
  [1, 'Hay 1 solicitud o cobro pendiente por Q50.00 que aún puede pagarse. No entra en este cierre.'],
] as const)
  test(`pending requests cause a warning, but do not prevent closing: ${count}`, async () => {
    const pendingRequests = { count, totalAmount: 50, formattedTotalAmount: 'Q50.00' };
    const { view } = await openCloseDialog({ pendingRequests });
    assert.match(view.text(), words);
    assert.ok(view.button('Cerrar por Q2,754.25'));
  });

test('a successful closing clears the filters, increments their version, says so and prints its slip in its place', async () => {
  let prints = 0;
  window.print = () => void prints++;
  const { view, api, dialog, press } = await openCloseDialog(
    {},
    {
      [CLOSE]: () =>
        successResponse({ closings: [closingRow()] }, { title: 'Cierre', message: 'Se realizó' }),
      [DETAIL]: () => failureResponse(500, { title: 'Error', message: 'Intenta de nuevo' }),
    },
  );
  const before = closingsAddress.version.value;
  await press('Cerrar por Q2,754.25');
  assert.is(api.callsOf(CLOSE).length, 1);
  assert.is(location.search, '?size=25');
  assert.is(closingsAddress.version.value, before + 1);
  assert.is(dialog(), 'Cierre realizadoSe realizóImprimir comprobanteEntendido');
  assert.is(document.activeElement, view.button('Imprimir comprobante'));
  await press('Imprimir comprobante');
  assert.is(view.text('[role=alert]'), 'Error: Intenta de nuevo');
  assert.is(prints, 0);
  api.responders[DETAIL] = { closing: closingDetail() };
  await press('Imprimir comprobante');
  assert.ok(view.find('article[aria-label="Comprobante de cierre"]'));
  assert.is(prints, 1);
  assert.is(location.pathname, '/closing/history');
  await press('Volver');
  assert.is(closingModal.current.peek().step, 'none');
});

test('a failed closing stays visible with its reason, and does not change the filters', async () => {
  const failed = closingRow({ status: 'error', errorReason: 'El banco no respondió.' });
  const { view, dialog, press } = await openCloseDialog({}, { [CLOSE]: { closings: [failed] } });
  await press('Cerrar por Q2,754.25');
  assert.match(view.text('[role=alert]'), /CI-004512: El banco no respondió\. Su dinero sigue/);
  assert.match(dialog(), 'Realizar cierreQuedó en error 1 de 1');
  assert.is(location.search, '?status=error&size=25');
});

test('a closing whose response was lost can be repeated and is made once', async () => {
  const keys: (string | null)[] = [];
  const { view, dialog, press } = await openCloseDialog(
    {},
    {
      // The server has made the closing, although the response was lost.
      [OVERVIEW]: () => successResponse(pendingClosing(keys.length > 0 ? NOTHING_PENDING : {})),
      [CLOSE]: ({ idempotencyKey }) => {
        keys.push(idempotencyKey);
        if (keys.length === 1) throw new TypeError('Failed to fetch');
        return successResponse({ closings: [closingRow()] }, { title: 'Cierre', message: 'Se hizo' });
      },
    },
  );
  await press('Cerrar por Q2,754.25');
  assert.match(
    view.text('[role=alert]'),
    /Sin conexión.*Si alcanzó a llegar, repetirlo enseguida no lo duplica\.$/,
  );
  await view.backOnline();
  // Once the portal is reached again, it reads anew whatever it shows.
  await view.act(() => rereadShown());
  await view.loaded();
  await press('Cerrar por Q2,754.25');
  assert.match(dialog(), 'Cierre realizadoSe hizo');
  assert.equal([keys.length, new Set(keys).size], [2, 1]);
});
