import { test } from 'uvu';
import * as assert from 'uvu/assert';
import {
  setBusinessSearch,
  wantedSearch,
} from '../../../src/screens/profile/business-settings-operations.ts';
import { message } from '../../../src/stores/messages.ts';
import { session, startSession } from '../../../src/stores/session.ts';
import { session as sessionAnswer } from '../../fixtures/session.ts';
import { successResponse } from '../../support/envelope-responses.ts';
import { later, stubbedApi } from '../../support/stubbed-api.ts';

const TOGGLE = 'users/v3/profile/business-search-toggle';

test.before.each(() => {
  startSession(sessionAnswer());
});

const saved = () => session.value?.userData.searchEnabled;

test('the setting is saved at once, also in the stored session', async () => {
  stubbedApi({ [TOGGLE]: ({ content }) => successResponse(content) });
  await setBusinessSearch(false);
  assert.is(saved(), false);
  assert.is(wantedSearch.value, undefined);
  assert.is(message.value?.kind, 'success');
});

for (const [which, info, text] of [
  ['of the server', { title: 'Búsquedas', message: 'Ya no apareces' }, 'Ya no apareces'],
  ['of the portal, if the server sends none', undefined, 'Se actualizo con éxito'],
] as const) {
  test(`a success shows the message ${which}`, async () => {
    stubbedApi({ [TOGGLE]: ({ content }) => Response.json({ responseContent: content, info }) });
    await setBusinessSearch(false);
    assert.equal([message.value?.kind, message.value?.text], ['success', text]);
    assert.is(message.value?.title, info?.title ?? 'Aparecer en búsquedas');
  });
}

test('a failed call restores the previous value and shows a message', async () => {
  stubbedApi({ [TOGGLE]: () => Promise.reject(new TypeError('lost')) });
  await setBusinessSearch(false);
  assert.is(saved(), true);
  assert.is(wantedSearch.value, undefined, 'the switch shows what holds');
  assert.is(message.value?.kind, 'error');
});

test('when the setting is changed again while it is being saved, the last value wins and the calls stay in order', async () => {
  const first = later();
  const api = stubbedApi({ [TOGGLE]: () => first.response });
  const done = setBusinessSearch(false);
  await setBusinessSearch(true);
  await setBusinessSearch(false);
  await setBusinessSearch(true);
  api.responders[TOGGLE] = ({ content }) => successResponse(content);
  first.give(successResponse({ searchEnabled: false }));
  await done;
  assert.equal(
    api.calls.map(({ content }) => content.searchEnabled),
    [false, true],
  );
  assert.is(saved(), true);
});
