import type { NotificationCatalogs, Result, Schemas } from '@cobros/sdk';
import { useSignals } from '@preact/signals-react/runtime';
import type { ReactNode } from 'react';
import { useResource } from '../../stores/resource.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { FormDialog } from '../form/form-dialog.tsx';
import { ReadFailureAlert } from '../form/read-failure-alert.tsx';
import { useSubmit } from '../form/use-form.ts';
import { DeliveryLog } from './delivery-log.tsx';
import { contentOf, formOf, type NotificationOwner, notificationForm } from './notification-form.ts';
import { NotificationMethodForm } from './notification-method-form.tsx';
import { getCatalogs } from './notification-operations.ts';

type NotificationsDialogProps = {
  /** Name of the cashier or branch. */
  name: string;
  owner: NotificationOwner;
  /** Returns undefined when another part of the dialog is invalid, which then shows its own error. */
  save: (content: Schemas['ChangeNotificationContent']) => Promise<Result<unknown>> | undefined;
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
        <ReadFailureAlert
          failure={catalogs.failure.value}
          retrying={catalogs.loading.value}
          onRetry={() => void catalogs.refresh()}
        />
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
  const { form, busy, failure } = useSubmit(notificationForm, formOf(owner), (values) =>
    save(contentOf(values, owner, catalogs)),
  );
  return (
    <FormDialog
      title="Notificaciones"
      subtitle={subtitle}
      form={form}
      busy={busy}
      failure={failure}
      onClose={onClose}
    >
      <NotificationMethodForm form={form} catalogs={catalogs} owner={owner} />
      {children}
      <DeliveryLog owner={owner} />
    </FormDialog>
  );
}
