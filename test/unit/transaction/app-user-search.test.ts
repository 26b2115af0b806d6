import type { FriUser } from '@cobros/sdk';
import { createAppUserSearch } from '#features/transaction/asking-for-money/app-user-search.ts';
import { lostSince, noteRead } from '#stores/connection.ts';
import { timersOfEachTest } from '../../support/fake-timers.ts';
import { appUser } from '../fixtures/transaction.ts';
import { type Call, failureResponse, later, stubbedApi, successResponse } from '../support/stubbed-api.ts';
import { assert, test } from '../support/test.ts';

const PATH = 'transactions/v3/verify-user';
const timers = timersOfEachTest();
let chosen: [FriUser, string][];

test.before.each(() => {
  chosen = [];
});

const begin = () =>
  createAppUserSearch({ typed: '', onChosen: (person, typed) => chosen.push([person, typed]) });
const found = ({ content }: Call) => successResponse({ user: appUser({ username: String(content.search) }) });

test('the server is asked once, after a pause of 400 ms', async () => {
  const api = stubbedApi({ [PATH]: found });
  const search = begin();
  search.type('maria');
  timers.advance(399);
  search.type('maria.lopez');
  timers.advance(399);
  assert.is(api.calls.length, 0);
  await timers.advanceAndSettle(1);
  assert.equal(api.contentsOf(PATH), [{ search: 'maria.lopez' }]);
  assert.is(search.lookup.value.kind, 'found');
});

test('where nobody can collect, typing starts no search', async () => {
  const api = stubbedApi({ [PATH]: found });
  const search = begin();
  search.type('maria');
  search.type('maria.lopez', false);
  await timers.advanceAndSettle(1000);
  assert.equal(api.calls, []);
  assert.is(search.typed.value, 'maria.lopez');
});

test('Enter searches at once and only once, a second Enter continues with the user found, and more text clears that user', async () => {
  const api = stubbedApi({ [PATH]: found });
  const search = begin();
  search.type('maria.lopez');
  search.submit();
  await timers.settle();
  await timers.advanceAndSettle(400);
  assert.is(api.calls.length, 1);
  assert.equal(chosen, []);
  search.submit();
  const [[person, typed] = []] = chosen;
  assert.equal([chosen.length, person?.username, typed], [1, 'maria.lopez', 'maria.lopez']);
  search.type('maria.lope');
  assert.is(search.lookup.value.kind, 'none');
});

test('a second Enter during the search continues as soon as the user is found', async () => {
  const slow = later();
  stubbedApi({ [PATH]: () => slow.response });
  const search = begin();
  search.type('maria.lopez');
  search.submit();
  search.submit();
  await timers.settle();
  assert.equal(chosen, []);
  slow.give(successResponse({ user: appUser() }));
  await timers.settle();
  assert.is(chosen.length, 1);
});

test('the response for an earlier text is ignored and its request aborted, and Enter pressed twice for it does not continue with the user of the next text', async () => {
  const slow = later();
  const api = stubbedApi({
    [PATH]: (call) => (call.content.search === 'maria' ? slow.response : found(call)),
  });
  const search = begin();
  search.type('maria');
  search.submit();
  search.submit();
  await timers.settle();
  search.type('jose.perez');
  await timers.settle();
  assert.is(search.lookup.value.kind, 'none');
  search.submit();
  await timers.settle();
  slow.give(successResponse({ user: appUser({ username: 'maria' }) }));
  await timers.settle();
  const { value } = search.lookup;
  assert.is(value.kind === 'found' && value.friUser.username, 'jose.perez');
  assert.equal(chosen, []);
  assert.ok(api.calls[0]?.signal.aborted);
});

for (const [what, text, before, error] of [
  ['malformed', 'maria lopez', { kind: 'hint', hint: 'El usuario no es válido' }, 'El usuario no es válido'],
  ['unfinished', '5512', { kind: 'none' }, 'El teléfono debe tener 8 dígitos'],
] as const)
  test(`a text that is ${what} is an error only on Enter, without a call`, () => {
    const api = stubbedApi({});
    const search = begin();
    search.type(text);
    timers.advance(400);
    assert.equal(search.lookup.value, before);
    search.submit();
    assert.equal(search.lookup.value, { kind: 'invalid', error });
    assert.is(api.calls.length, 0);
  });

for (const submits of ['after', 'during'] as const)
  test(`finding nobody is a hint while typing, and an error on Enter ${submits} the search`, async () => {
    const slow = later();
    stubbedApi({ [PATH]: () => slow.response.then((response) => response.clone()) });
    const search = begin();
    search.type('maria');
    timers.advance(400);
    if (submits === 'during') search.submit();
    slow.give(failureResponse(404, { title: 'Usuario', message: 'No encontramos a nadie' }));
    await timers.settle();
    if (submits === 'after') {
      assert.is(search.lookup.value.kind, 'hint');
      search.submit();
      await timers.settle();
    }
    assert.is(search.lookup.value.kind, 'failed');
  });

test('a failed search is shown even without Enter', async () => {
  stubbedApi({ [PATH]: () => failureResponse(503, { title: 'Error', message: 'Intenta de nuevo' }) });
  const search = begin();
  search.type('maria');
  await timers.advanceAndSettle(400);
  assert.is(search.lookup.value.kind, 'failed');
});

test('a search that did not reach the server is repeated once the server is reached again, unless the text has changed', async () => {
  const api = stubbedApi({ [PATH]: () => Promise.reject(new TypeError('Failed to fetch')) });
  noteRead(undefined, 0);
  const search = begin();
  search.type('maria');
  await timers.advanceAndSettle(400);
  assert.is(search.lookup.value.kind, 'failed');
  assert.ok(lostSince.value);
  api.responders[PATH] = found;
  noteRead(undefined, 0);
  await timers.settle();
  assert.is(search.lookup.value.kind, 'found');
  api.responders[PATH] = () => Promise.reject(new TypeError('Failed to fetch'));
  search.type('jose');
  await timers.advanceAndSettle(400);
  search.type('jose.perez');
  const before = api.calls.length;
  noteRead(undefined, 0);
  await timers.settle();
  assert.is(api.calls.length, before);
});
