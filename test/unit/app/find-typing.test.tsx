import { findModal } from '#app/find/find-modal.ts';
import { fakeTimers } from '../../support/fake-timers.ts';
import { cashier, transaction } from '../fixtures/index.ts';
import { HISTORY, openFindDialog, page, USERS } from '../support/open-find-dialog.tsx';
import { later } from '../support/stubbed-api.ts';
import { assert, test } from '../support/test.ts';

const payment = (id: string) => transaction({ id, status: 'completed', authorizationNumber: '482913' });

test('the server is asked 300 ms after the last key', async () => {
  const timers = fakeTimers();
  const { type, field, act, api } = await openFindDialog('supervisor');
  const pass = async (milliseconds: number) => {
    await act(async () => timers.advance(milliseconds));
    await act(timers.settle);
  };
  const searched = (path: string) => api.callsOf(path).map(({ content }) => content.search);
  for (const text of ['mar', 'maria', '  maría lópez ']) {
    await type(field, text);
    await pass(299);
    assert.equal([...searched(HISTORY), ...searched(USERS)], []);
  }
  await pass(1);
  for (const path of [HISTORY, USERS]) assert.equal(searched(path), ['maría lópez']);
  timers.restore();
});

test('the number of results is announced once it is known, and nothing before typing', async () => {
  const waiting = later();
  const { type, field, until, find, names } = await openFindDialog('cashier', {
    [HISTORY]: () => waiting.response,
  });
  const told = () => find('[role=status]').textContent;
  assert.is(told(), '');
  await type(field, '482913');
  assert.is(told(), 'Buscando…');
  waiting.give(page([payment('tx_1'), payment('tx_2')]));
  await until(() => told() !== 'Buscando…');
  assert.equal([told(), names().length], ['2 resultados', 2]);
  await type(field, 'perfil');
  assert.equal([told(), names()], ['Buscando…', ['Perfil']]);
  await type(field, '   ');
  assert.is(told(), '');
});

test('payments found for an earlier text are not shown for another one', async () => {
  const { search, type, field, names, text } = await openFindDialog('cashier', {
    [HISTORY]: () => page([payment('tx_1')]),
  });
  await search('482913');
  assert.equal([names().length, text('[role=status]')], [1, '1 resultado']);
  await type(field, '482914');
  assert.equal(names(), []);
});

for (const [amounts, count, opened] of [
  [[180, 80, 80.5], 3, '?t=tx_1'],
  [[180, 80, 80], 3, ''],
  [[180, 80, 80.5], 30, ''],
] as const)
  test(`«lopez 80» followed at once by Enter, with ${amounts} and ${count} found, opens ${opened || 'nothing'}`, async () => {
    const waiting = later();
    const served = { [HISTORY]: () => waiting.response };
    findModal.open({ step: 'find' });
    const dialog = await openFindDialog('cashier', served, '/transaction/history');
    const { type, field, press, until, find, text, api } = dialog;
    await type(field, 'lopez 80');
    await press('Enter', field);
    const found = amounts.map((amount, index) =>
      transaction({ id: `tx_${index}`, amount, formattedAmount: `Q${amount}` }),
    );
    waiting.give(page(found, count));
    await until(() => find('[role=status]').textContent !== 'Buscando…');
    assert.is(location.search, opened);
    assert.match(text('[role=option]'), /Q80(?!\.)/);
    assert.equal(api.callsOf(HISTORY)[0]?.content.pageProperties, { currentPage: 1, pageSize: 25 });
  });

test('Enter opens nothing when more than one payment is found, nor after the text has changed', async () => {
  const { type, field, press, until, find } = await openFindDialog('cashier', {
    [HISTORY]: () => page([payment('tx_1'), payment('tx_2')]),
  });
  const settled = () => find('[role=status]').textContent !== 'Buscando…';
  await type(field, '482 913');
  await press('Enter', field);
  await until(settled);
  assert.is(location.pathname + location.search, '/profile');
  await type(field, '482914');
  await press('Enter', field);
  await type(field, '482915');
  await until(settled);
  assert.is(location.pathname + location.search, '/profile');
});

const EIGHT = [1, 2, 3, 4, 5, 6, 7, 8];
const MORE = '5 de 8 · Ver todos';
const cashiers = EIGHT.map((id) => cashier({ id: `us_${id}`, name: `Mostrador ${id}` }));
const withCashiers = { 'users/v3/list': { users: cashiers } };
const namesOf = (items: readonly { name: string }[]) => items.map(({ name }) => name);

test('of many cashiers the search shows five and their total number, then all in the same place, until another text is typed', async () => {
  const { search, names, find, choose, active } = await openFindDialog('admin', withCashiers);
  await search('mostrador');
  assert.equal(names(), [...namesOf(cashiers.slice(0, 5)), MORE]);
  assert.is(find('[role=status]').textContent, '5 de 8 resultados');
  await choose(MORE);
  assert.equal(names(), namesOf(cashiers));
  assert.is(find('[role=status]').textContent, '8 resultados');
  assert.match(active()?.textContent ?? '', /Mostrador 6/, 'the arrows go on from there');
  await search('mostrado');
  assert.is(names().at(-1), MORE);
});
