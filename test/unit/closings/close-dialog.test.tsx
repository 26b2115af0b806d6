import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { CloseDialog } from '../../../src/screens/closings/close/close-dialog.tsx';
import { closeDialogLoading, closingModal } from '../../../src/screens/closings/closing-actions.ts';
import { closingsAddress } from '../../../src/screens/closings/closings-address.ts';
import { reportChanged } from '../../../src/stores/live/changes.ts';
import { setReportedLists } from '../../../src/stores/live/set-reported-lists.ts';
import { forgetResources } from '../../../src/stores/resource.ts';
import {
  closingCashier,
  closingDetail,
  closingRow,
  closingTotals,
  NOTHING_PENDING,
  pendingClosing,
} from '../../fixtures/closing.ts';
import { session, signInAs } from '../../fixtures/session.ts';
import { backOnline, clickAndLoad, onNarrowScreen, openPage, render } from '../../support/render.tsx';
import {
  failureResponse,
  later,
  type Responders,
  stubbedApi,
  successResponse,
} from '../../support/stubbed-api.ts';

const OVERVIEW = 'closing/v3/pending/overview';
const CLOSE = 'closing/v3/close';
const DETAIL = 'closing/v3/transactions/list';

/** Opens the dialog of a cashier whose preview has these particulars. */
async function open(over: Parameters<typeof pendingClosing>[0] = {}, responders: Responders = {}) {
  closingModal.open({ step: 'close' });
  const at = '/closing/history?status=error&size=25';
  const opened = await openPage(<CloseDialog />, { [OVERVIEW]: pendingClosing(over), ...responders }, { at });
  return {
    ...opened,
    dialog: () => opened.view.text('[role=dialog]'),
    press: (name: string) => clickAndLoad(opened.view, name),
  };
}
const MADE = { [CLOSE]: { closings: [closingRow()] } };

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
  const { view } = await open({ cashiers });
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

test('on a phone each line of the preview shows net, payments, gross and refunds', async () => {
  const other = closingCashier({ userId: 'us_caja2', checkoutName: 'Caja 2' });
  const { view } = await onNarrowScreen(() => open({ cashiers: [closingCashier(), other] }));
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
    const { view, dialog } = await open({ ...since, cashiers: [own, ...children.map(child)] });
    assert.match(dialog(), `Lo recibido ${scope}`);
    assert.match(
      dialog(),
      'El neto pasa de Pagos por liquidar al cierre. Los pagos que lleguen después quedan',
    );
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
    const { view } = await open({ pendingRequests });
    assert.match(view.text(), words);
    assert.ok(view.button('Cerrar por Q2,754.25'));
  });

test('during a closing nothing that it changes is refreshed', async () => {
  const closing = later();
  const { view, api } = await open({}, { [CLOSE]: () => closing.response });
  const readings = () => api.callsOf(OVERVIEW).length;
  const before = readings();
  await backOnline(view);
  assert.is(readings(), before + 1);
  await view.clickButton('Cerrar por Q2,754.25');
  await view.act(() => void window.dispatchEvent(new Event('online')));
  assert.is(readings(), before + 1);
  closing.give(successResponse({ closings: [closingRow()] }));
  await view.settle();
});

test('a successful closing clears the filters, increments their version, says so and prints its slip in its place', async () => {
  let prints = 0;
  window.print = () => void prints++;
  const { view, api, dialog, press } = await open(
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
  const { view, dialog, press } = await open({}, { [CLOSE]: { closings: [failed] } });
  await press('Cerrar por Q2,754.25');
  assert.match(view.text('[role=alert]'), /CI-004512: El banco no respondió\. Su dinero sigue/);
  assert.match(dialog(), 'Realizar cierreQuedó en error 1 de 1');
  assert.is(location.search, '?status=error&size=25');
});

const NO_AMOUNT = /Q2,754|Q2,904|Q150/;

test('a cashier that must count sees no amount of the closing before the count is sent', async () => {
  const { view, contents, dialog, press } = await open({ countRequired: true }, MADE);
  assert.is(
    dialog(),
    'Realizar cierreLo recibido en Centro · Caja 1 desde el último cierre, hasta este momentoMonto contadoQSuma lo que recibiste y resta lo que reembolsaste.Motivo de la diferencia (opcional)Se pide si la diferencia es mayor que la que admite tu negocio.Cuenta primero: el monto del cierre se muestra cuando cierras. La diferencia queda en el cierre.Realizar cierreVolver',
  );
  assert.is(document.activeElement, view.field('Monto contado'));
  await press('Realizar cierre');
  assert.is(contents(CLOSE).length, 0);
  assert.match(dialog(), 'Este campo es requerido');
  assert.is(document.activeElement, view.field('Monto contado'));
  await view.type(view.field('Monto contado'), '2,750.5');
  assert.not.match(dialog(), NO_AMOUNT);
  await press('Cerrar con Q2,750.50 contados');
  assert.equal(contents(CLOSE), [{ countedAmount: 2750.5 }]);
});

test('a rejected count is explained at the reason field, which gets the focus, and the typed values stay', async () => {
  const told = 'Faltan Q4.25. Escribe el motivo para cerrar';
  const fields = [{ field: 'countReason', message: told }];
  const info = { code: 'count-reason-required', title: 'Cierre con conteo', message: told, fields };
  const { view, api, dialog, press } = await open(
    { countRequired: true },
    {
      [CLOSE]: ({ content }) =>
        content.countReason ? successResponse({ closings: [closingRow()] }) : failureResponse(400, info),
    },
  );
  await view.type(view.field('Monto contado'), '2750');
  await press('Cerrar con Q2,750.00 contados');
  const reason = view.field('Motivo de la diferencia');
  assert.is(document.activeElement, reason);
  assert.is(document.getElementById(reason.getAttribute('aria-describedby') ?? '')?.textContent, told);
  assert.not.ok(view.has('[role=alert]:not(:empty)'));
  assert.is(view.field('Monto contado').value, '2,750.00');
  await view.type(reason, 'Un cambio mal dado');
  await press('Cerrar con Q2,750.00 contados');
  const [refused, accepted] = api.callsOf(CLOSE);
  assert.equal(accepted?.content, { countedAmount: 2750, countReason: 'Un cambio mal dado' });
  assert.is.not(refused?.idempotencyKey, accepted?.idempotencyKey);
  assert.match(dialog(), 'Cierre realizado');
});

test('zero and negative counts are accepted, and a text is rejected without a call', async () => {
  const { view, contents, press } = await open(
    { countRequired: true },
    { [CLOSE]: () => failureResponse(503, { title: 'Servicio', message: 'Intenta de nuevo' }) },
  );
  for (const [typed, button] of [
    ['mil', 'Realizar cierre'],
    ['0', 'Cerrar con Q0.00 contados'],
    ['-30', 'Cerrar con −Q30.00 contados'],
  ] as const) {
    await view.type(view.field('Monto contado'), typed);
    await press(button);
  }
  assert.equal(contents(CLOSE), [{ countedAmount: 0 }, { countedAmount: -30 }]);
  assert.is(view.text('[role=alert]'), 'Servicio: Intenta de nuevo');
});

test('a closing whose response was lost can be repeated and is made once', async () => {
  const keys: (string | null)[] = [];
  const { view, api, dialog, press } = await open(
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
  assert.match(view.text('[role=alert]'), 'Sin conexión');
  await backOnline(view);
  await press('Cerrar por Q2,754.25');
  assert.match(dialog(), 'Cierre realizadoSe hizo');
  assert.equal([keys.length, new Set(keys).size, api.callsOf(OVERVIEW).length], [2, 1, 1]);
});
