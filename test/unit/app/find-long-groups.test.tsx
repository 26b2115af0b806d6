import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { branch } from '../../fixtures/branch.ts';
import { cashier } from '../../fixtures/cashier.ts';
import { openFindDialog, page, USERS } from '../../support/open-find-dialog.tsx';

const EIGHT = [1, 2, 3, 4, 5, 6, 7, 8];
const MORE = '5 de 8 · Ver todos';
const cashiers = EIGHT.map((id) => cashier({ id: `us_${id}`, name: `Mostrador ${id}` }));
const withCashiers = { 'users/v3/list': { users: cashiers } };
const namesOf = (items: readonly { name: string }[]) => items.map(({ name }) => name);

test('of many cashiers the search shows five and their total number, then all of them in the same place', async () => {
  const { search, names, find, choose, active } = await openFindDialog('admin', withCashiers);
  await search('mostrador');
  assert.equal(names(), [...namesOf(cashiers.slice(0, 5)), MORE]);
  assert.is(find('[role=status]').textContent, '5 de 8 resultados');
  await choose(MORE);
  assert.equal(names(), namesOf(cashiers));
  assert.is(find('[role=status]').textContent, '8 resultados');
  assert.match(active()?.textContent ?? '', /Mostrador 6/, 'the arrows go on from there');
});

test('after another text is typed, five are shown again', async () => {
  const { search, names, choose } = await openFindDialog('admin', withCashiers);
  await search('mostrador');
  await choose(MORE);
  await search('mostrado');
  assert.is(names().at(-1), MORE);
});

test('of many branches, and of the actions for each, the search shows five and then all', async () => {
  const branches = EIGHT.map((id) => branch({ id: `br_${id}`, name: `Zona ${id}` }));
  const { search, names, find, choose } = await openFindDialog('admin', {
    'branch/v3/list': { branches },
  });
  await search('zona');
  const actions = EIGHT.slice(0, 5).map(() => 'Nueva caja');
  assert.equal(names(), [...actions, MORE, ...namesOf(branches.slice(0, 5)), MORE]);
  assert.is(find('[role=status]').textContent, '10 de 16 resultados');
  await choose(MORE, 1);
  assert.equal(names(), [...actions, MORE, ...namesOf(branches)]);
});

test('of many people in Equipo the search shows five and their total number, and links to the list with the same text', async () => {
  const person = { username: 'claudia', role: 'Supervisor', status: 'active' };
  const people = EIGHT.map((id) => ({ ...person, id: `us_${id}`, name: `Claudia ${id}` }));
  const { search, names, choose } = await openFindDialog('supervisor', { [USERS]: () => page(people, 60) });
  await search('clau');
  assert.equal(names(), [...namesOf(people.slice(0, 5)), '5 de 60 · Ver todos']);
  await choose('5 de 60 · Ver todos');
  assert.is(location.pathname, '/user-administration');
  assert.equal(history.state, { soughtText: 'clau' });
});
