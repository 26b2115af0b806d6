import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { findModal } from '../../../src/app/find/find-modal.ts';
import { forgetResources } from '../../../src/stores/resource.ts';
import { transaction } from '../../fixtures/transaction.ts';
import { failureResponse } from '../../support/envelope-responses.ts';
import { HISTORY, openFindDialog, page, USERS } from '../../support/open-find-dialog.tsx';
import { render } from '../../support/render.tsx';
import { later } from '../../support/stubbed-api.ts';

const test = suite('search while it is typed');

const payment = (id: string) => transaction({ id, status: 'completed', authorizationNumber: '482913' });

test.before.each(forgetResources);
test.after.each(async () => {
  findModal.close();
  history.replaceState(null, '', '/');
  await (await render(null)).unmount();
});

test('only the text at which somebody stops is searched by the server', async () => {
  const { type, field, search, api } = await openFindDialog('supervisor');
  await type(field, 'mar');
  await type(field, 'maria');
  await search('  maría lópez ');
  for (const path of [HISTORY, USERS])
    assert.equal(
      api.callsOf(path).map(({ content }) => content.search),
      ['maría lópez'],
    );
});

test('the number of results is told once they are known, and nothing before anything is typed', async () => {
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

test('one result is told in the singular', async () => {
  const { search, find } = await openFindDialog('cashier', { [HISTORY]: () => page([payment('tx_1')]) });
  await search('482913');
  assert.is(find('[role=status]').textContent, '1 resultado');
});

test('payments of an earlier text are not shown for another one', async () => {
  const { search, type, field, names } = await openFindDialog('cashier', {
    [HISTORY]: () => page([payment('tx_1')]),
  });
  await search('482913');
  assert.is(names().length, 1);
  await type(field, '482914');
  assert.equal(names(), []);
});

test('a search that fails is not told as one that found nothing', async () => {
  const { search, find, has } = await openFindDialog('cashier', {
    [HISTORY]: () => failureResponse(500, { title: 'Error', message: 'No se pudo buscar' }),
  });
  await search('482913');
  assert.ok(has('[role=alert]'));
  assert.is(find('[role=status]').textContent, '');
});

test('a failure that repeating does not change is told without repeating it', async () => {
  const { search, find, findAll } = await openFindDialog('cashier', {
    [HISTORY]: () => failureResponse(403, { title: 'Pagos', message: 'No tienes permiso' }),
  });
  await search('482913');
  assert.match(find('[role=alert]').textContent ?? '', 'No tienes permiso');
  assert.not.ok(findAll('button').some(({ textContent }) => textContent === 'Reintentar'));
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

test.run();
