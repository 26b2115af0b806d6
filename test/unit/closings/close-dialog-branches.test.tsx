import { CloseDialog } from '#screens/closings/close/close-dialog.tsx';
import { closingModal } from '#screens/closings/closing-actions.ts';
import { message } from '#stores/messages.ts';
import { adminSession } from '../../fixtures/session.ts';
import { branch } from '../fixtures/branch.ts';
import {
  closingCashier,
  closingRow,
  NEXT_CLOSING,
  NOTHING_PENDING,
  pendingClosing,
} from '../fixtures/closing.ts';
import { assert, onNarrowScreen, openPage, test, type View } from '../support/render.tsx';
import { type Call, failureResponse, later, successResponse } from '../support/stubbed-api.ts';

const OVERVIEW = 'closing/v3/pending/overview';
const CLOSE = 'closing/v3/close';
const HISTORY = 'closing/v3/history';

function open(over: object = {}) {
  closingModal.open({ step: 'close' });
  const responders = {
    [OVERVIEW]: pendingClosing(),
    'branch/v3/list': { branches: [branch(), branch({ id: 'br_zona10', name: 'Zona 10' })] },
    'users/v3/list': { users: [] },
    ...over,
  };
  return openPage(<CloseDialog />, responders, { as: adminSession() });
}
async function chooseBranch(view: View, id: string) {
  await view.type(view.field('Sucursal'), id);
  await view.loaded();
}

test('an admin closes all branches, or a chosen one after its own preview has loaded', async () => {
  const { view, contents } = await open({
    [CLOSE]: () => Response.json({ responseContent: { closings: [closingRow()] } }),
  });
  assert.equal(view.options('Sucursal'), ['Todas las sucursales', 'Centro', 'Zona 10']);
  assert.match(view.text('[role=dialog]'), 'Lo recibido desde el último cierre');
  await chooseBranch(view, 'br_zona10');
  assert.match(view.text('[role=dialog]'), 'Lo recibido en Zona 10 desde el último cierre');
  assert.equal(contents(OVERVIEW), [{}, { businessBranchId: 'br_zona10' }]);
  await view.clickAndLoad('Cerrar por Q2,754.25');
  assert.equal(contents(CLOSE), [{ businessBranchId: 'br_zona10' }]);
  assert.match(view.text('[role=dialog]'), 'El cierre se realizó');
});

test('while another branch’s preview loads, the old amount can’t be closed', async () => {
  const preview = later();
  const { view } = await open({
    [OVERVIEW]: ({ content }: Call) =>
      content.businessBranchId ? preview.response : successResponse(pendingClosing()),
  });
  await view.type(view.field('Sucursal'), 'br_centro');
  await view.settle();
  assert.not.match(view.text('[role=dialog]'), 'Q2,754.25');
  assert.ok(view.has('[role=dialog] [role=status] span[aria-hidden]'), 'shapes stand for the amounts');
  assert.is(view.button('Realizar cierre Cargando').getAttribute('aria-disabled'), 'true');
  preview.give(successResponse(pendingClosing()));
  await view.loaded();
  assert.match(view.text('[role=dialog]'), 'Q2,754.25');
});

test('a preview that fails to load is reported, and the dialog can only be closed', async () => {
  const { view } = await open({
    [OVERVIEW]: () => failureResponse(500, { title: 'Cierre', message: 'Intenta de nuevo' }),
  });
  assert.match(view.text('[role=dialog]'), 'Cierre: Intenta de nuevo');
  assert.throws(() => view.button('Realizar cierre'), 'No button');
  await view.clickAndLoad('Volver');
  assert.is(closingModal.current.value.step, 'none');
});

test('while closing, the branch can’t be changed; a rejected closing refreshes the preview', async () => {
  const answer = later();
  const { view, contents } = await open({ [CLOSE]: () => answer.response });
  await view.clickButton('Cerrar por Q2,754.25');
  assert.ok(view.field('Sucursal').disabled);
  assert.ok(view.button('Volver').disabled);
  answer.give(failureResponse(409, { title: 'Cierre', message: 'Otra persona lo está cerrando' }));
  await view.loaded();
  assert.match(view.text('[role=dialog]'), 'Cierre: Otra persona lo está cerrando');
  assert.is(contents(OVERVIEW).length, 2);
  assert.not.ok(view.field('Sucursal').disabled);
  assert.is(message.value, null);
});

test('what others closed after the preview is named with their closing, be it a branch or a part of one', async () => {
  const shown = (branchId: string, branchName: string, checkoutName: string) =>
    closingCashier({ branchId, branchName, checkoutName, userId: checkoutName });
  const cashiers = [
    shown('br_antigua', 'Antigua', 'Caja 5'),
    shown('br_centro', 'Centro', 'Caja 1'),
    shown('br_centro', 'Centro', 'Caja 2'),
    { ...shown('br_sur', 'Sur', 'Caja 7'), count: 0, refundCount: 1 },
    { ...shown('br_sur', 'Sur', 'Caja 8'), count: 0, refundCount: 1 },
    shown('br_zona10', 'Zona 10', 'Caja 4'),
    shown('br_zona4', 'Zona 4', 'Caja 6'),
  ];
  const totals = { netAmount: 120, formattedNetAmount: 'Q120.00' };
  const own = [
    closingRow({ id: 'cl_7', branchId: 'br_antigua', branchName: 'Antigua' }),
    closingRow({ id: 'cl_8', checkoutName: null }),
    closingRow({ id: 'cl_10', branchId: 'br_sur', branchName: 'Sur', count: 0, refundCount: 1 }),
    closingRow({ id: 'cl_9', branchId: 'br_zona4', branchName: 'Zona 4', status: 'error', count: 0 }),
  ];
  const others: Record<string, object[]> = {
    br_sur: [],
    br_centro: [own[1] ?? {}, closingRow({ id: 'cl_5', formattedNumber: 'CI-5', ...totals })],
    br_zona10: [
      closingRow({
        id: 'cl_6',
        formattedNumber: 'CI-6',
        checkoutName: null,
        createdByName: 'Ana',
        ...totals,
      }),
    ],
  };
  const { view } = await open({
    [OVERVIEW]: pendingClosing({ cashiers }),
    [CLOSE]: { closings: own },
    [HISTORY]: ({ content }: Call) =>
      successResponse({ data: others[String(content.businessBranchId)], nextClosing: null }),
  });
  await view.clickAndLoad('Hacer 5 cierres por Q2,754.25');
  assert.equal(view.texts('[role=dialog] [role=status]'), [
    'Una parte de lo que viste de Centro ya estaba en otro cierre: CI-5, Q120.00, Caja 2.',
    'Una parte de lo que viste de Sur ya estaba en otro cierre.',
    'Lo que viste de Zona 10 ya estaba en otro cierre: CI-6, Q120.00, Ana.',
  ]);
  assert.is(view.button('CI-6').getAttribute('href'), '/closing/history/cl_6');
});

test('when some closings failed, each one is listed with its place and state, and failed ones with their reasons', async () => {
  history.replaceState(null, '', '/closing/history?status=completed');
  const failed = (number: number, errorReason: string | null) =>
    closingRow({
      id: `cl_${number}`,
      formattedNumber: `CI-${number}`,
      status: 'error',
      errorReason,
      branchName: 'Zona 10',
      checkoutName: null,
    });
  const { view } = await open({
    [CLOSE]: { closings: [closingRow(), failed(2, 'El banco no respondió'), failed(3, null)] },
  });
  await view.clickAndLoad('Cerrar por Q2,754.25');
  assert.match(view.text('[role=dialog]'), 'Realizar cierreQuedaron en error 2 de 3');
  assert.equal(view.texts('[role=dialog] tr'), [
    'CierreSucursal y cajaEstadoNeto',
    'CI-004512Centro · Caja 2CompletadoQ2,754.25',
    'CI-2Zona 10ErrorQ2,754.25',
    'CI-3Zona 10ErrorQ2,754.25',
  ]);
  assert.is(view.button('CI-2').getAttribute('href'), '/closing/history/cl_2');
  const shown = view.texts('[role=alert]').map((text) => text?.split(';')[0]?.replace(/\s+/g, ' '));
  assert.equal(shown, [
    'CI-2: El banco no respondió. Su dinero sigue en Pagos por liquidar',
    'CI-3: Su dinero sigue en Pagos por liquidar',
  ]);
  // One closing was made, so the list behind the dialog shows it.
  assert.is(location.search, '');
  assert.is(message.value, null);
});

test('on a phone each of several closings shows its place, amount and state, and links to its detail', async () => {
  await onNarrowScreen(async () => {
    const antigua = closingRow({
      ...{ id: 'cl_2', formattedNumber: 'CI-2', branchName: 'Antigua', formattedNetAmount: 'Q9.00' },
    });
    const { view } = await open({ [CLOSE]: { closings: [closingRow(), antigua] } });
    await view.clickAndLoad('Cerrar por Q2,754.25');
    assert.is(view.text('[role=dialog] h2'), 'Cierres realizados');
    assert.equal(view.texts('[role=dialog] li'), [
      'CI-004512Q2,754.25Centro · Caja 2Completado',
      'CI-2Q9.00Antigua · Caja 2Completado',
    ]);
    assert.is(view.button('CI-2').getAttribute('href'), '/closing/history/cl_2');
  });
});

for (const [name, data, nextClosing, told] of [
  [
    'the last and the next closing',
    [closingRow()],
    NEXT_CLOSING,
    'El último cierre fue el 19/11/2026 20:00:00. El próximo cierre automático será el 20/11/2026 20:00, Centro · Caja 2.',
  ],
  ['no previous or next closing', [], null, 'No hay transacciones por cerrar '],
] as const)
  test(`if nothing is open in a branch, the message names ${name}`, async () => {
    const { view, contents } = await open({
      [OVERVIEW]: pendingClosing({ ...NOTHING_PENDING, nextClosing }),
      [HISTORY]: { data, nextClosing: null },
    });
    await chooseBranch(view, 'br_zona10');
    assert.match(view.text('[role=dialog]'), told);
    assert.not.match(view.text('[role=dialog]'), 'Lo recibido');
    assert.equal(view.texts('[data-foot] button'), ['Entendido']);
    assert.equal(contents(HISTORY).at(-1), {
      businessBranchId: 'br_zona10',
      statuses: ['completed'],
      pageProperties: { currentPage: 1, pageSize: 1 },
    });
    await view.clickAndLoad('Entendido');
    assert.is(closingModal.current.value.step, 'none');
  });
