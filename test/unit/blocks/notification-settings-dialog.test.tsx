import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { NotificationSettingsDialog } from '../../../src/blocks/notifications/notification-settings-dialog.tsx';
import { successResponse } from '../../support/envelope-responses.ts';
import { clickAndLoad, openPage } from '../../support/render.tsx';

const CATALOGS = 'users/v3/notification/catalogs';

const saved = {
  notificationMethod: 'push',
  webhookURL: '',
  webhookAPIKey: '',
  webhookAPIKeyHeader: '',
} as const;
const owner = { id: 'us_caja1', level: 'BusinessUser', saved } as const;
const catalogs = () =>
  successResponse({
    notificationMethods: [
      { id: '1', name: 'Aplicación', notificationMethod: 'push' },
      { id: '3', name: 'Webhook', notificationMethod: 'webhook-v2' },
    ],
    webhookAPIKeyHeaders: [],
  });

async function open(read: () => Response) {
  const saves: unknown[] = [];
  const failure = { kind: 'answered', status: 409, title: 'Error', message: 'Alguien lo cambió' } as const;
  const { view, api } = await openPage(
    <NotificationSettingsDialog
      name="Caja 1"
      owner={owner}
      save={async (content) => {
        saves.push(content);
        return { ok: false, failure };
      }}
      onClose={() => undefined}
    />,
    { [CATALOGS]: () => read() },
  );
  const press = async (name: string) => {
    await clickAndLoad(view, name);
  };
  return { ...view, api, saves, press };
}

test('a failure to save is shown, and what was chosen and typed stays', async () => {
  const { click, type, field, press, find, saves } = await open(catalogs);
  await click(field('Webhook'));
  await press('Guardar');
  assert.equal(saves, [], 'without an address nothing is saved');
  assert.is(document.activeElement, field('URL'));
  await type(field('URL'), 'luna.gt/avisos');
  await press('Guardar');
  assert.equal(
    saves.map((content) => (content as { webhookURL: string }).webhookURL),
    ['luna.gt/avisos'],
  );
  assert.is(find('[role=alert]').textContent, 'Error: Alguien lo cambió');
  assert.equal([field('Webhook').checked, field('URL').value], [true, 'luna.gt/avisos']);
});
