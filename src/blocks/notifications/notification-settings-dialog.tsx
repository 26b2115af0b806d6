import type { NamedRef, NotificationCatalogs, NotificationMethod, Result, Schemas } from '@cobros/sdk';
import { useSignals } from '@preact/signals-react/runtime';
import { type ReactNode, useState } from 'react';
import { LONGEST } from '#domain/maximum-lengths.ts';
import { hasPart } from '#stores/optional-parts.ts';
import { useResource } from '#stores/resource.ts';
import { grid } from '#styles/layout.css.ts';
import { Dialog } from '#ui/dialog.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { RadioGroup } from '#ui/radio-group.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { Loading, Skeleton } from '#ui/skeleton.tsx';
import { TextField } from '#ui/text-field.tsx';
import { FormDialog } from '../form/form-dialog.tsx';
import { UnreadAlert } from '../form/read-failure-alert.tsx';
import { type Form, useSubmit } from '../form/use-form.ts';
import { useUntouchedFields } from '../form/use-untouched-fields.ts';
import { DeliveryLog } from './delivery-log.tsx';
import {
  contentOf,
  formOf,
  isWebhook,
  type NotificationForm,
  type NotificationOwner,
  notificationForm,
} from './notification-form.ts';
import { getCatalogs } from './notification-operations.ts';
import { SendTestNotification } from './send-test-notification.tsx';

type NotificationsDialogProps = {
  /** Name of the cashier or branch. */
  name: string;
  owner: NotificationOwner;
  /** Returns undefined when another part of the dialog is invalid, which then shows its own error. */
  save: (
    content: Schemas['ChangeNotificationContent'],
    saved: Schemas['ChangeNotificationContent'],
  ) => Promise<Result<unknown>> | undefined;
  onClose: () => void;
  /** Further settings, such as the closing e-mails of a branch. */
  children?: ReactNode;
};

export function NotificationSettingsDialog(props: NotificationsDialogProps) {
  useSignals();
  const catalogs = useResource('notification-catalogs', getCatalogs);
  const subtitle = (
    <>
      Cómo se avisa de los pagos de <b>{props.name}</b>
    </>
  );
  if (catalogs.data.value) return <Loaded {...props} catalogs={catalogs.data.value} subtitle={subtitle} />;
  return (
    <Dialog title="Notificaciones" subtitle={subtitle} onClose={props.onClose}>
      {catalogs.failure.value ? (
        <UnreadAlert of={catalogs} />
      ) : (
        <Loading>
          <Skeleton width="100%" height="14rem" />
        </Loading>
      )}
    </Dialog>
  );
}

type LoadedProps = NotificationsDialogProps & { catalogs: NotificationCatalogs; subtitle: ReactNode };

function Loaded({ owner, save, onClose, children, catalogs, subtitle }: LoadedProps) {
  const { form, ...call } = useSubmit(notificationForm, formOf(owner), (values) =>
    save(contentOf(values, owner, catalogs), contentOf(formOf(owner), owner, catalogs)),
  );
  useUntouchedFields(form, formOf(owner));
  const methods = [form.values.notificationMethod, owner.saved.notificationMethod];
  const hasLog = hasPart('delivery-log') && methods.some(isWebhook);
  return (
    <FormDialog title="Notificaciones" subtitle={subtitle} form={form} call={call} onClose={onClose}>
      <NotificationMethodForm form={form} catalogs={catalogs} owner={owner} />
      {children}
      {hasLog && <DeliveryLog owner={owner} />}
    </FormDialog>
  );
}

const TEXTS: Record<NotificationMethod, string> = {
  push: 'La caja ve sus pagos en su aplicación.',
  webhook: 'Enviamos cada pago a una dirección tuya.',
  'webhook-v2': 'Igual, con firma para comprobar el origen.',
  internal: 'No enviamos avisos: tu servicio consulta los pagos en la API.',
};

type NotificationMethodFormProps = {
  form: Form<NotificationForm>;
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
      {hasPart('delivery-log') && <SendTestNotification form={form} catalogs={catalogs} owner={owner} />}
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

type WebhookFieldsProps = {
  form: Form<NotificationForm>;
  headers: readonly NamedRef[];
  /** Signing secret of version 2, once it has been saved. */
  secret: string | undefined;
};

function WebhookFields({ form, headers, secret }: WebhookFieldsProps) {
  const [shown, setShown] = useState(false);
  return (
    <>
      <TextField
        label="URL"
        inputMode="url"
        {...form.field('webhookURL')}
        maxLength={LONGEST.webhookUrl}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
      />
      <div className={grid[2]}>
        <SelectField
          label="Encabezado de la llave"
          optional
          placeholder="Sin encabezado"
          {...form.field('webhookAPIKeyHeader')}
          options={headers.map(({ name }) => ({ value: name, label: name }))}
        />
        <TextField
          label="Llave"
          optional
          size="sm"
          type={shown ? 'text' : 'password'}
          {...form.field('webhookAPIKey')}
          maxLength={LONGEST.webhookKey}
          autoComplete="off"
          spellCheck={false}
          end={
            <IconButton
              icon={shown ? 'eye-off' : 'eye'}
              label={shown ? 'Ocultar llave' : 'Mostrar llave'}
              aria-pressed={shown}
              onClick={() => setShown(!shown)}
            />
          }
        />
      </div>
      {secret && (
        <TextField
          label="Secreto de firma"
          help="Con él compruebas que el aviso viene de nosotros. Para cambiarlo, guarda la Versión 1 y luego esta."
          size="sm"
          value={secret}
          onChange={() => undefined}
          readOnly
        />
      )}
    </>
  );
}
