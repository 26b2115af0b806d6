import type { ActivityEntry } from '@cobros/sdk';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import ActivityScreen from '../../../src/screens/activity/activity-screen.tsx';
import { successResponse } from '../../support/envelope-responses.ts';
import { render } from '../../support/render.tsx';
import { stubbedApi } from '../../support/stubbed-api.ts';

const test = suite('activity');
const PATH = 'users/v1/admin/activity/list';

const entry = (id: string, description: string): ActivityEntry => ({
  id,
  creationDate: '2026-11-20T16:42:51.000Z',
  formattedCreationDate: '20/11/2026',
  formattedCreationTime: '10:42:51',
  actor: { id: 'us_luna', name: 'Tienda Luna', username: 'tiendaluna' },
  kind: 'team',
  action: 'person-created',
  description,
  address: null,
  device: null,
});

async function show() {
  const view = await render(<ActivityScreen />);
  for (let turn = 0; turn < 5; turn++) await view.settle();
  return view;
}

test.before.each(() => {
  history.replaceState(null, '', '/user-administration/activity');
});

test('when opened again, the activity shows what happened meanwhile', async () => {
  const told = [entry('ac_1', 'Creó a @elena')];
  stubbedApi({
    [PATH]: () =>
      successResponse({
        data: told,
        count: told.length,
        pageProperties: { currentPage: 1, pageSize: 10, totalPages: 1 },
      }),
  });
  await (await show()).unmount();
  told.unshift(entry('ac_2', 'Eliminó a @elena'));
  const view = await show();
  assert.match(view.text(), 'Eliminó a @elena');
});

test.run();
