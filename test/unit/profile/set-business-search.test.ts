import { test } from 'uvu';
import * as assert from 'uvu/assert';
import {
  setBusinessSearch,
  wantedSearch,
} from '../../../src/screens/profile/business-settings-operations.ts';
import { message } from '../../../src/stores/messages.ts';
import { session } from '../../../src/stores/session.ts';
import { later, stubbedApi, successResponse } from '../../support/stubbed-api.ts';

const TOGGLE = 'users/v3/profile/business-search-toggle';

const saved = () => session.value?.userData.searchEnabled;

for (const [which, info, text] of [
  ['of the server', { title: 'Búsquedas', message: 'Ya no apareces' }, 'Ya no apareces'],
  ['of the portal, if the server sends none', undefined, 'Se actualizo con éxito'],
] as const) {
  test(`the setting is saved, also in the stored session, with the message ${which}`, async () => {
    stubbedApi({ [TOGGLE]: ({ content }) => Response.json({ responseContent: content, info }) });
    await setBusinessSearch(false);
    assert.equal([saved(), wantedSearch.value], [false, undefined]);
    assert.equal([message.value?.kind, message.value?.text], ['success', text]);
    assert.is(message.value?.title, info?.title ?? 'Aparecer en búsquedas');
  });
}

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
  assert.equal(api.contentsOf(TOGGLE), [{ searchEnabled: false }, { searchEnabled: true }]);
  assert.is(saved(), true);
});
