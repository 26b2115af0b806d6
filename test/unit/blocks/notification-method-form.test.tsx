import type { NotificationMethod } from '@cobros/sdk';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { useForm } from '../../../src/blocks/form/use-form.ts';
import { formOf, notificationForm } from '../../../src/blocks/notifications/notification-form.ts';
import { NotificationMethodForm } from '../../../src/blocks/notifications/notification-settings-dialog.tsx';
import { render } from '../../support/render.tsx';

const NO_WEBHOOK = { webhookURL: '', webhookAPIKey: '', webhookAPIKeyHeader: '' };
const option = (notificationMethod: NotificationMethod, name: string) => ({
  id: name,
  name,
  notificationMethod,
});

function Methods() {
  const saved = { notificationMethod: 'push' as const, ...NO_WEBHOOK };
  const owner = { id: 'us_caja1', level: 'BusinessUser' as const, saved };
  const form = useForm(notificationForm, formOf(owner), async () => undefined);
  const notificationMethods = [option('push', 'Aplicación'), option('internal', 'Esperar')];
  return (
    <NotificationMethodForm
      form={form}
      catalogs={{ notificationMethods, webhookAPIKeyHeaders: [] }}
      owner={owner}
    />
  );
}

test('methods that send nothing say so', async () => {
  const view = await render(<Methods />);
  assert.equal(view.texts('label'), [
    'AplicaciónLa caja ve sus pagos en su aplicación.',
    'EsperarNo enviamos avisos: tu servicio consulta los pagos en la API.',
  ]);
});
