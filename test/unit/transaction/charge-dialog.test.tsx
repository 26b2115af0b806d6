import { ChargeDialog } from '#features/transaction/asking-for-money/charge-dialog.tsx';
import { transactionModal } from '#features/transaction/transaction-modal.ts';
import { unwatchRequest } from '#features/transaction/watched-requests.ts';
import { appUser, cashier, paid, session, signInAs, transaction } from '../fixtures/index.ts';
import { assert, onNarrowScreen, openPage, test, type View } from '../support/render.tsx';
import { failureResponse, later, successResponse } from '../support/stubbed-api.ts';

const CHARGE = 'transactions/v3/charges/create';
const SEND = 'transactions/v3/requests/send';
const FIND = 'transactions/v3/verify-user';
const CASHIERS = 'users/v3/admin/list';
const HISTORY = 'transactions/v3/history';
const OWN = session().userData.user.id;
const CLIENT = '[role=combobox]';
const pageOf = (data: object[]) =>
  successResponse({ data, pageProperties: { currentPage: 1, totalPages: 1 } });
const charge = transaction({ id: 'tx_c', origin: 'charge', friUser: null });
const MARIA = appUser({ id: 'fu_1', username: 'maria.lopez' });
const MARIO = appUser({ id: 'fu_2', name: 'Mario', username: 'mario' });
const PAYMENTS = [MARIA, MARIA, MARIO].map((friUser, at) =>
  paid({ id: `t${at}`, businessUserId: OWN, friUser }),
);

function open(type: 'operator' | 'branch_admin' = 'operator', users = [cashier({ id: OWN })]) {
  signInAs(type);
  transactionModal.open({ step: 'charge' });
  return openPage(<ChargeDialog />, {
    [CASHIERS]: { users, defaultUser: null },
    [CHARGE]: { transaction: charge },
    [SEND]: { transaction: transaction() },
    [HISTORY]: () => pageOf(PAYMENTS),
  });
}

const suggestions = async (view: View) => {
  await view.until(() => view.has('[role=option]'));
  return view.texts('[role=listbox] p').filter((text) => !text?.startsWith('20/'));
};

test.after.each(() => ['tx_c', 'tx_1'].forEach(unwatchRequest));

test('payers of this cashier are suggested once each, latest first; choosing one turns the charge into a request', async () => {
  const { view, api, contents } = await open();
  assert.match(view.text(), 'Enter cobra. Con * multiplicas: 12.50*4');
  await view.type(view.field('Monto'), '12.50*4');
  assert.match(view.text(), '12.50*4 = Q50.00');
  await view.type(view.find(CLIENT), 'mar');
  const suggested = 'Han pagado en Caja 1 · María López · @maria.lopez · Mario López · @mario';
  assert.is((await suggestions(view)).join(' · '), suggested);
  assert.is(view.text('mark'), 'Mar');
  // A cashier may read its own payments only.
  const asked = contents(HISTORY).map(({ businessUserId }) => businessUserId);
  assert.equal(asked, ['us_caja1']);
  await view.press('Enter', view.find(CLIENT));
  await view.clickButton('Enviar solicitud de Q50.00 a María');
  await view.until(() => transactionModal.current.peek().step === 'waiting');
  assert.equal(api.callsOf(SEND)[0]?.content, { friUserId: 'fu_1', amount: 50, timerSeconds: 900 });
  assert.is(api.callsOf(CHARGE).length, 0);
});

test('a branch gets two groups of suggestions, payers of this cashier and then of others, five in all', async () => {
  const users = [cashier({ id: OWN }), cashier({ id: 'us_2', name: 'Caja 2' })];
  const { view, api, contents } = await open('branch_admin', users);
  const elsewhere = ['Marta', 'Marcos', 'Marina', 'Martín'].map((name) =>
    paid({ id: name, businessUserId: 'us_2', friUser: appUser({ id: name, name, username: name }) }),
  );
  api.responders[HISTORY] = ({ content }) =>
    pageOf(content.businessUserId ? PAYMENTS : [...elsewhere, ...PAYMENTS]);
  await view.type(view.find(CLIENT), 'mar');
  const texts = (await suggestions(view)).filter((text) => !text?.startsWith('@'));
  const others = 'Han pagado en Centro · Marta López · Marcos López · Marina López';
  assert.is(texts.join(' · '), `Han pagado en Caja 1 · María López · Mario López · ${others}`);
  const asked = contents(HISTORY).map((one) => one.businessUserId ?? one.businessBranchId);
  assert.equal(asked, ['us_caja1', 'br_centro']);
  await view.type(view.field('Monto'), '5');
  await view.type(view.field('Caja'), 'us_2');
  await view.clickButton('Cobrar Q5.00');
  await view.until(() => api.callsOf(CHARGE).length > 0);
  assert.is(api.contentsOf(CHARGE)[0]?.businessUserId, 'us_2');
});

test('Enter pressed before the suggestions arrive chooses the first one; Escape closes only the list, and so does going on to another field, which it would cover', async () => {
  const { view } = await open();
  await view.type(view.find(CLIENT), 'mar');
  await view.press('Enter', view.find(CLIENT));
  await view.until(() => !view.has(CLIENT));
  assert.match(view.text(), '@maria.lopez');
  await view.clickButton('Quitar');
  await view.type(view.find(CLIENT), 'mari');
  await suggestions(view);
  await view.press('Escape', view.find(CLIENT));
  assert.not.ok(view.has('[role=option]'));
  await view.type(view.find(CLIENT), 'mar');
  await view.focus(view.find(CLIENT));
  await suggestions(view);
  await view.focus(view.field('Nota'));
  assert.not.ok(view.has('[role=option]'));
  await view.focus(view.find(CLIENT));
  assert.ok(view.has('[role=option]'));
  assert.is(transactionModal.current.peek().step, 'charge');
});

test('other users are found by their complete username; typing is never an error, and longer times are only for charges', async () => {
  const { view, api } = await open();
  api.responders[HISTORY] = () => pageOf([]);
  api.responders[FIND] = () => failureResponse(404, { title: 'Usuario', message: 'No existe' });
  await view.type(view.field('Monto'), '50');
  await view.type(view.find<HTMLInputElement>('select[aria-label="Más tiempo"]'), '604800');
  assert.match(view.text(), 'Para un código impreso. Máximo 7 días');
  await view.type(view.find(CLIENT), 'lopez');
  await view.until(() => /Nadie con ese nombre ha pagado aquí/.test(view.text()));
  assert.not.ok(view.has('[aria-invalid]'));
  await view.press('Enter', view.find(CLIENT));
  await view.until(() => /No encontramos ese usuario/.test(view.text()));
  assert.is(view.find('[aria-invalid]'), view.find(CLIENT));
  api.responders[FIND] = () => failureResponse(503, { title: 'Servicio', message: 'Vuelve en un rato' });
  await view.press('Enter', view.find(CLIENT));
  await view.loaded();
  assert.match(view.text(), 'Vuelve en un rato');
  api.responders[FIND] = () => successResponse({ user: appUser({ id: 'fu_9' }) });
  await view.press('Enter', view.find(CLIENT));
  await view.until(() => !view.has(CLIENT));
  await view.clickButton('Enviar solicitud de Q50.00 a María');
  await view.until(() => transactionModal.current.peek().step === 'waiting');
  assert.equal(api.callsOf(SEND)[0]?.content, { friUserId: 'fu_9', amount: 50, timerSeconds: 86_400 });
});

test('a user who is found late for an earlier text is not used instead of the one typed now', async () => {
  const { view, api } = await open();
  const slow = later();
  Object.assign(api.responders, { [HISTORY]: () => pageOf([]), [FIND]: () => slow.response });
  await view.type(view.find(CLIENT), 'maria.lopez');
  await view.until(() => /Nadie con ese nombre ha pagado aquí/.test(view.text()));
  await view.press('Enter', view.find(CLIENT));
  await view.type(view.find(CLIENT), 'jose.perez');
  await view.act(() => slow.give(successResponse({ user: appUser() })));
  await view.settle();
  assert.is((view.find(CLIENT) as HTMLInputElement).value, 'jose.perez');
});

test('on a phone the amount has a number pad, and rarely used fields have steps of their own', async () => {
  await onNarrowScreen(async () => {
    const { view, api } = await open();
    for (const key of ['7', '4', 'Punto', '5']) await view.clickButton(key);
    assert.is(view.field('Monto').value, '74.5');
    assert.is(view.field('Monto').getAttribute('inputmode'), 'none');
    await view.clickButton('Nota y referencia Opcional');
    await view.type(view.field('Nota (opcional)'), 'Mesa 4');
    await view.clickButton('Listo');
    await view.clickButton('Tiempo de espera 15 minutos');
    await view.click(view.field('7 días'));
    await view.clickButton('Volver');
    await view.clickButton('Cliente Opcional');
    await view.type(view.find(CLIENT), 'mar');
    await suggestions(view);
    await view.press('Enter', view.find(CLIENT));
    await view.until(() => !view.has(CLIENT));
    // A request expires after a day at most.
    assert.ok(view.button('Tiempo de espera 24 horas'));
    await view.clickButton('Cliente María López');
    await view.clickButton('Seguir sin cliente');
    await view.clickButton('Cobrar Q74.50');
    await view.until(() => transactionModal.current.peek().step === 'waiting');
    assert.equal(api.callsOf(CHARGE)[0]?.content, { amount: 74.5, timerSeconds: 86_400, note: 'Mesa 4' });
  });
});

test('on a phone the first step says what is wrong in a field of another step, whose text is kept', async () => {
  await onNarrowScreen(async () => {
    const { view, api } = await open();
    api.responders[CHARGE] = () =>
      failureResponse(400, {
        title: 'Cobro',
        message: 'Revisa los datos',
        fields: [{ field: 'note', message: 'La nota no se permite' }],
      });
    await view.type(view.field('Monto'), '5');
    await view.clickButton('Nota y referencia Opcional');
    await view.type(view.field('Nota (opcional)'), 'Mesa 4');
    await view.clickButton('Listo');
    await view.clickAndLoad('Cobrar Q5.00');
    assert.match(view.texts('[role=alert]').join(), 'La nota no se permite');
    assert.ok(view.button('Nota y referencia Mesa 4'));
  });
});

test('on a phone a branch without an active cashier does not show its administrator as the cashier', async () => {
  await onNarrowScreen(async () => {
    const { view } = await open('branch_admin', []);
    await view.until(() => view.has('[role=status]'));
    assert.ok(view.button('Caja Ninguna activa'));
  });
});

test('on a phone the device’s own keyboard can be chosen instead, and the choice is kept until it is undone', async () => {
  await onNarrowScreen(async () => {
    const choice = 'Teclado del dispositivo';
    const first = await open();
    await first.view.click(first.view.button(choice));
    assert.is(document.activeElement, first.view.field('Monto'));
    await first.view.unmount();

    const { view } = await open();
    const pressed = () => view.button(choice).getAttribute('aria-pressed');
    assert.is(pressed(), 'true');
    assert.not(view.has('[aria-label="Teclado del monto"]'));
    assert.is(view.field('Monto').getAttribute('inputmode'), 'decimal');
    await view.type(view.field('Monto'), '12.5');
    assert.ok(view.button('Cobrar Q12.50'));
    await view.click(view.button(choice));
    assert.is(pressed(), 'false');
    await view.click(view.button('5'));
    assert.is(view.field('Monto').value, '12.55');
  });
});
