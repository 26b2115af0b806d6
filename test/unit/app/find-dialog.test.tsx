import { findModal } from '#app/find/find-modal.ts';
import { useFindShortcuts } from '#app/find/use-find-shortcuts.ts';
import { transaction } from '../fixtures/transaction.ts';
import { HISTORY, openFindDialog, page, USERS } from '../support/open-find-dialog.tsx';
import { assert, render, test } from '../support/render.tsx';

test('of many payments the search shows five and their total number, and links to all of them with the same text', async () => {
  const five = ['1', '2', '3', '4', '5'].map((id) => transaction({ id }));
  const { search, names, find, choose } = await openFindDialog('admin', {
    [HISTORY]: () => page(five, 1260),
  });
  await search('lopez 80');
  assert.equal(names(), [...five.map(() => 'María López'), '5 de 1,260 · Ver todos']);
  assert.is(find('[role=status]').textContent, '5 de 1,260 resultados');
  await choose('5 de 1,260 · Ver todos');
  assert.is(location.pathname + location.search, '/transaction/history?search=lopez+80');
});

const ALWAYS = 'Atajos de teclado, Cerrar sesión';
const SEES = 'Pagos, Historial, Cierres, Sucursales, Equipo, Registro de actividad, Perfil';
for (const [person, offered] of [
  ['admin', `${SEES}, Enviar solicitud, Últimos cinco pagos, Realizar cierre, Nueva sucursal, Nuevo usuario`],
  ['supervisor', SEES],
  [
    'branchAdmin',
    'Pagos, Historial, Cierres, Cajas, Perfil, Enviar solicitud, Últimos cinco pagos, Realizar cierre, Nueva caja',
  ],
  [
    'cashier',
    'Pagos, Historial, Perfil, Enviar solicitud, Últimos cinco pagos, Mi QR, Pantalla para el cliente',
  ],
] as const)
  test(`only the screens and actions of this role are offered, and nothing is read before typing: ${person}`, async () => {
    const { names, api } = await openFindDialog(person);
    assert.is(names().join(', '), `${offered}, ${ALWAYS}`);
    assert.equal(api.calls, []);
  });

test('users who may not open Cajas find cashiers only by name', async () => {
  const { search, names, texts, api } = await openFindDialog('payments');
  await search('C101');
  assert.equal(names(), []);
  await search('mostrador');
  assert.equal(texts('[role=option]'), ['MostradorCentro']);
  assert.equal(api.callsOf(USERS), []);
});

test('the search of a cashier reads neither branches nor cashiers nor Equipo; a message says when nothing is found', async () => {
  const { search, api, find } = await openFindDialog('cashier');
  await search('centro');
  assert.equal([...new Set(api.calls.map(({ path }) => path))], [HISTORY]);
  await search('<b>zzz');
  assert.is(find('[role=status]').textContent, 'Nada coincide con “<b>zzz”');
});

test('Enter right after an authorization number, as a barcode scanner types it, opens its payment once it is found', async () => {
  const paid = transaction({ id: 'tx_9', status: 'completed', authorizationNumber: '482913' });
  const { field, type, press, until, api } = await openFindDialog('cashier', {
    [HISTORY]: () => page([paid]),
  });
  await type(field, '482 913');
  await press('Enter', field);
  await until(() => location.search !== '');
  assert.is(location.pathname + location.search, '/transaction/history?t=tx_9');
  const searches = api.contentsOf(HISTORY).map((asked) => asked.search);
  assert.equal(searches, ['482913']);
});

test('a payment of which a part was refunded is found with that part', async () => {
  const parted = transaction({
    status: 'completed',
    refundedAmount: 20,
    formattedRefundedAmount: 'Q20.00',
    refundableAmount: 105.5,
  });
  const { search, text } = await openFindDialog('cashier', { [HISTORY]: () => page([parted]) });
  await search('lopez');
  assert.match(text('[role=option]'), 'Q20.00 reembolsados');
});

test('a payment is found by its receipt code, and shown with it', async () => {
  const paid = transaction({ status: 'completed', receiptCode: '7K2M-9Q4D-XA31' });
  const { search, text } = await openFindDialog('cashier', { [HISTORY]: () => page([paid]) });
  await search('7k2m9q4dxa31');
  assert.match(text('[role=option]'), 'Comprobante 7K2M-9Q4D-XA31');
});

const NOTED = transaction({ note: '7K2M-9Q4D-XA31', receiptCode: 'AAAA-BBBB-CCC1' });
for (const [what, payments] of [
  ['no payment', []],
  ['a payment with the code in its note', [NOTED]],
] as const)
  test(`a receipt code without a payment is reported as such, and opens nothing: ${what}`, async () => {
    const { field, type, press, until, has, find } = await openFindDialog('cashier', {
      [HISTORY]: () => page(payments),
    });
    await type(field, '7K2M-9Q4D-XA31');
    await press('Enter', field);
    await until(() => has('[role=alert]'));
    const words =
      'Ningún pago tuyo tiene este código: Revisa que esté bien escrito. Si lo está, el comprobante no es auténtico o es de otra caja.';
    assert.is(find('[role=alert]').textContent, words);
    assert.is(location.search, '');
    await type(field, '482913');
    assert.not.ok(has('[role=alert]'));
  });

test('users who see every payment get no hint that a receipt may belong to another cashier', async () => {
  for (const [person, elsewhere] of [
    ['admin', ''],
    ['payments', ''],
    ['branchAdmin', ' o es de otra sucursal'],
  ] as const) {
    const { search, find } = await openFindDialog(person);
    await search('7K2M-9Q4D-XA31');
    assert.match(
      find('[role=alert]').textContent ?? '',
      new RegExp(`no es auténtico${elsewhere}\\.$`),
      person,
    );
  }
});

const Listener = () => {
  useFindShortcuts();
  return <input aria-label="Nota" />;
};
const pressed = (target: Element, init: KeyboardEventInit) => {
  const event = new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...init });
  target.dispatchEvent(event);
  return [findModal.current.peek().step, event.defaultPrevented];
};

test('what a code reader types while the search is still loading is passed on to it, including Enter', async () => {
  const paid = transaction({ id: 'tx_9', status: 'completed', receiptCode: '7K2M-9Q4D-XA31' });
  const { find, unmount } = await render(<Listener />);
  const note = find('input');
  note.focus();
  pressed(note, { key: 'k', ctrlKey: true });
  for (const key of ['Shift', ...'7K2M-9Q4D-XA31', 'Enter'])
    assert.equal(pressed(note, { key }), ['find', key !== 'Shift']);
  await unmount();

  const { field, until, api } = await openFindDialog('cashier', { [HISTORY]: () => page([paid]) });
  assert.is(field.value, '7K2M-9Q4D-XA31');
  await until(() => location.search !== '');
  assert.is(location.search, '?t=tx_9');
  assert.is(api.callsOf(HISTORY).length, 1);
});

test('Ctrl K works within a field, the question mark does not, and neither works over a dialog', async () => {
  const { find } = await render(<Listener />);
  const field = find('input');
  assert.equal(pressed(field, { key: '?' }), ['none', false]);
  assert.equal(pressed(field, { key: 'k' }), ['none', false]);
  assert.equal(pressed(field, { key: 'k', metaKey: true }), ['find', true]);
  findModal.close();
  // A K in upper case, because caps lock is on.
  assert.equal(pressed(field, { key: 'K', ctrlKey: true }), ['find', true]);
  findModal.close();
  assert.equal(pressed(document.body, { key: '?' }), ['keys', false]);
  findModal.close();
  const dialog = document.createElement('div');
  dialog.ariaModal = 'true';
  dialog.setAttribute('aria-modal', 'true');
  document.body.append(dialog);
  assert.equal(pressed(document.body, { key: '?' }), ['none', false]);
  assert.equal(pressed(field, { key: 'k', ctrlKey: true }), ['none', true]);
  dialog.remove();
});
