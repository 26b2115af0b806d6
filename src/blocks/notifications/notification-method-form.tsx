import type { NotificationCatalogs, NotificationMethod } from '@cobros/sdk';
import { RadioGroup } from '../../ui/radio-group.tsx';
import type { Form } from '../form/use-form.ts';
import {
  type NotificationForm as FormValues,
  isWebhook,
  type NotificationOwner,
} from './notification-form.ts';
import { SendTestNotification } from './send-test-notification.tsx';
import { WebhookFields } from './webhook-fields.tsx';

const TEXTS: Record<NotificationMethod, string> = {
  push: 'La caja ve sus pagos en su aplicación.',
  webhook: 'Enviamos cada pago a una dirección tuya.',
  'webhook-v2': 'Igual, con firma para comprobar el origen.',
  internal: 'No enviamos avisos: tu servicio consulta los pagos en la API.',
};

type NotificationMethodFormProps = {
  form: Form<FormValues>;
  catalogs: NotificationCatalogs;
  owner: NotificationOwner;
};

/** Choice between the catalogue's notification methods; the chosen one shows its form. */
export function NotificationMethodForm({ form, catalogs, owner }: NotificationMethodFormProps) {
  const chosen = form.values.notificationMethod;
  const fields = isWebhook(chosen) && (
    <>
      <WebhookFields
        form={form}
        headers={catalogs.webhookAPIKeyHeaders}
        secret={chosen === 'webhook-v2' ? owner.saved.webhookSecret : undefined}
      />
      <SendTestNotification form={form} catalogs={catalogs} owner={owner} />
    </>
  );
  return (
    <RadioGroup
      label="Método"
      value={chosen}
      onChange={(method) => form.set('notificationMethod', method)}
      choices={catalogs.notificationMethods.map(({ notificationMethod, name }) => ({
        value: notificationMethod,
        title: name,
        text: TEXTS[notificationMethod],
        below: fields,
      }))}
    />
  );
}
