import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { CollectionSettingsCard } from '../../../src/screens/profile/cards/collection-settings-card.tsx';
import { startSession } from '../../../src/stores/session.ts';
import { session } from '../../fixtures/session.ts';
import { failureResponse } from '../../support/envelope-responses.ts';
import { render } from '../../support/render.tsx';
import { later, stubbedApi } from '../../support/stubbed-api.ts';

const test = suite('card of collecting');
const { user, ...of } = session().userData;
test.before.each(() => startSession(session()));

test('the QR material is asked for once while it is under way', async () => {
  const { response, give } = later();
  const api = stubbedApi({ 'users/v3/qr/download': () => response });
  const view = await render(<CollectionSettingsCard user={{ ...user, ...of }} />);
  const button = view.find('button');
  await view.click(button);
  await view.click(button);
  assert.is(api.calls.length, 1);
  await view.act(() => give(failureResponse(500, { title: 'QR', message: 'Intenta de nuevo' })));
  await view.settle();
  await view.click(button);
  assert.is(api.calls.length, 2);
  await view.unmount();
});

test.run();
