import { forgetResources } from '#stores/resource.ts';
import { branch, cashier, paid } from '../fixtures/index.ts';
import { failureResponse } from '../support/envelope-responses.ts';
import { HISTORY, openFindDialog, page, USERS } from '../support/open-find-dialog.tsx';
import { assert, test } from '../support/test.ts';

const address = () => location.pathname + location.search;
const { username, emailAddress } = branch().admin;
const CENTRO = { branchId: 'br_centro', branchName: 'Centro', username, emailAddress };
const OWN_USERNAME = 'tiendaluna-centro-caja1';

for (const [person, words, name, opened, state] of [
  ['admin', 'centro', 'Centro', '/branches/checkouts', CENTRO],
  ['branches', 'centro', 'Centro', '/branches', { soughtText: 'Centro' }],
  ['payments', 'centro', 'Centro', '/transaction/history?branch=br_centro', null],
  ['supervisor', 'C101', 'Mostrador', '/branches/checkouts', { ...CENTRO, soughtText: OWN_USERNAME }],
  ['branchAdmin', 'C101', 'Mostrador', '/user', { soughtText: OWN_USERNAME }],
  ['payments', 'mostrador', 'Mostrador', '/transaction/history?cashier=us_caja1', null],
] as const)
  test(`${name} found by ${person} opens ${opened}`, async () => {
    const { search, choose } = await openFindDialog(person);
    await search(words);
    await choose(name);
    assert.is(address(), opened);
    assert.equal(history.state, state);
  });

test('a branch is found by its reference or address only if the user can open Sucursales, which shows them', async () => {
  const sur = { id: 'br_sur', name: 'Sur', referenceId: 'S77', address: 'Calzada Sur' };
  const other = branch({ ...sur, status: 'blocked' });
  const over = { 'branch/v3/list': { branches: [branch(), other] } };
  const admin = await openFindDialog('admin', over);
  await admin.search('calzada');
  assert.equal(admin.texts('[role=option]'), ['SurS77 · Calzada SurBloqueado']);
  await admin.search('s77');
  assert.equal(admin.names(), ['Sur']);
  await admin.unmount();

  forgetResources();
  const payments = await openFindDialog('payments', over);
  await payments.search('calzada');
  assert.equal(payments.names(), []);
  await payments.search('sur');
  assert.equal(payments.texts('[role=option]'), ['Sur']);
});

test('an admin finds cashiers with their status; one whose branch is unknown leads to its payments', async () => {
  const known = cashier({ id: 'us_caja2', name: 'Mostrador 2', status: 'blocked' });
  const { search, choose, texts } = await openFindDialog('admin', {
    'users/v3/list': { users: [cashier({ name: 'Mostrador', branchId: 'br_otra' }), known] },
  });
  await search('mostrador');
  assert.equal(texts('[role=option]'), ['Mostrador', `Mostrador 2Centro · C101 · @${OWN_USERNAME}Bloqueado`]);
  await choose('Mostrador');
  assert.is(address(), '/transaction/history?cashier=us_caja1');
});

test('the server finds people of Equipo, and they lead to its list', async () => {
  const claudia = { id: 'us_9', name: 'Claudia Tun', username: 'tiendaluna-claudia', role: 'Supervisor' };
  const { search, choose, texts, api } = await openFindDialog('supervisor', {
    [USERS]: () => page([{ ...claudia, status: 'blocked' }]),
  });
  await search('clau');
  assert.equal([api.callsOf(USERS).length, api.contentsOf(USERS)[0]?.search], [1, 'clau']);
  assert.equal(texts('[role=option]'), ['Claudia TunSupervisor · @tiendaluna-claudiaBloqueado']);
  await choose('Claudia Tun');
  assert.is(address(), '/user-administration');
  assert.equal(history.state, { soughtText: 'tiendaluna-claudia' });
});

for (const [at, opened] of [
  ['/transaction/dashboard', '/transaction/dashboard?t=tx_9'],
  ['/transaction/history?status=completed', '/transaction/history?status=completed&t=tx_9'],
  ['/closing/history', '/transaction/history?t=tx_9'],
] as const)
  test(`a payment found at ${at} opens over ${opened}`, async () => {
    // The moment next to «Recibido» is that of the payment.
    const found = paid({ id: 'tx_9', authorizationNumber: '482913' });
    const served = { [HISTORY]: () => page([found]) };
    const { search, choose, texts } = await openFindDialog('cashier', served, at);
    await search('maría');
    const facts = '20/11/2026 10:43:20 · 482 913 · C1024Q125.50Recibido';
    assert.equal(texts('[role=option]'), [`María López${facts}`]);
    await choose('María López');
    assert.is(address(), opened);
  });

for (const [person, place] of [
  ['admin', 'C1024 · Centro · Caja 1'],
  ['branchAdmin', 'C1024 · Caja 1'],
] as const)
  test(`a payment found by ${person} names only the place that may differ`, async () => {
    const { search, text } = await openFindDialog(person, { [HISTORY]: () => page([paid()]) });
    await search('maría');
    assert.match(text(), `${place}Q125.50`);
  });

test('a line of a bank statement leads to the closings of its deposit, if the backend has deposits', async () => {
  const LINE = 'Acreditamiento dep-261119 cobros';
  const { search, choose } = await openFindDialog('accountant');
  await search(LINE);
  await choose('Cierres del depósito DEP-261119');
  assert.is(location.pathname + location.search, '/closing/history?reference=dep-261119');
  const { search: searchWithout, names } = await openFindDialog('supervisor');
  await searchWithout(LINE);
  assert.equal(names(), []);
});

test('one letter searches no payments, and a screen found shows neither an amount nor a detail', async () => {
  const { search, options, findAll, api } = await openFindDialog('cashier');
  await search('h');
  assert.equal(api.callsOf(HISTORY), []);
  assert.is(options()[0]?.textContent, 'Historial');
  assert.is(findAll('[role=option] b, [role=option] p + p').length, 0);
  await search('hi');
  assert.equal([api.callsOf(HISTORY).length, api.contentsOf(HISTORY)[0]?.search], [1, 'hi']);
});

test('each failed read can be retried, without repeating the others', async () => {
  let fails = true;
  const { search, button, click, has, until, api, text, names } = await openFindDialog('admin', {
    [USERS]: () => (fails ? failureResponse(500, { title: 'Equipo', message: 'No se pudo leer' }) : page([])),
  });
  await search('centro');
  assert.match(text('[role=alert]'), 'No se pudo leer');
  assert.ok(names().includes('Centro'), 'what is known stays');
  fails = false;
  await click(button('Reintentar'));
  await until(() => !has('[role=alert]'));
  assert.not.ok(has('[role=alert]'));
  assert.equal([api.callsOf(USERS).length, api.callsOf(HISTORY).length], [2, 1]);
});
