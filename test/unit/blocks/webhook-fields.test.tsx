import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { useForm } from '../../../src/blocks/form/use-form.ts';
import { notificationForm } from '../../../src/blocks/notifications/notification-form.ts';
import { WebhookFields } from '../../../src/blocks/notifications/notification-settings-dialog.tsx';
import { render } from '../../support/render.tsx';

const saved = {
  notificationMethod: 'webhook-v2',
  webhookURL: 'https://tiendaluna.gt/avisos',
  webhookAPIKey: 'llave-secreta',
  webhookAPIKeyHeader: 'X-Api-Key',
} as const;

function Fields() {
  const form = useForm(notificationForm, saved, () => undefined);
  return <WebhookFields form={form} headers={[]} secret="firma-1" />;
}

test('the key is hidden, and can be shown and hidden again', async () => {
  const view = await render(<Fields />);
  const key = view.field('Llave');
  assert.equal([key.type, key.value], ['password', 'llave-secreta']);
  await view.clickButton('Mostrar llave');
  assert.is(key.type, 'text');
  await view.clickButton('Ocultar llave');
  assert.is(key.type, 'password');
});
