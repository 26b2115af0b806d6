import { useSignals } from '@preact/signals-react/runtime';
import { AccessDialog } from '#blocks/access/access-dialog.tsx';
import { ChangeDefaultDialog } from '#blocks/form/change-default-dialog.tsx';
import { ClosingTypeDialog } from '#blocks/form/closing-type-dialog.tsx';
import { confirmationsOf } from '#blocks/form/confirm-call-dialog.tsx';
import { FormDialog } from '#blocks/form/form-dialog.tsx';
import { useCall } from '#blocks/form/use-call.ts';
import { useRestorableState } from '#blocks/form/use-restorable-state.ts';
import type { StepDialogs } from '#blocks/modal-host.tsx';
import { NotificationSettingsDialog } from '#blocks/notifications/notification-settings-dialog.tsx';
import { useCashierList } from '#blocks/places/place-operations.ts';
import { secondary, strong } from '#styles/typography.css.ts';
import { Alert } from '#ui/alert.tsx';
import { Switch } from '#ui/switch.tsx';
import { BlockManyDialog } from './block-many-dialog.tsx';
import { type CashierStep, cashierModal, type StepOf } from './cashier-actions.ts';
import { CreateDialog, EditDialog } from './cashier-form-dialogs.tsx';
import {
  blockCashier,
  deleteCashier,
  resetCashierPassword,
  saveCashierNotifications,
  sendCashierPassword,
  setCashierClosingType,
  setClosingLock,
  setDefaultCashier,
  unblockCashier,
} from './cashier-operations.ts';
import { SetChildCashiersDialog } from './child-cashiers-dialog.tsx';
import { QrDialog } from './qr/qr-dialog.tsx';

function SetDefaultCashierDialog({ cashier, branch }: StepOf<'default'>) {
  useSignals();
  const now = useCashierList(branch.scope.businessBranchId).data.value;
  return (
    <ChangeDefaultDialog
      title="Definir caja predeterminada"
      subtitle={
        <>
          <b>{cashier.name}</b> recibirá las solicitudes de la sucursal que no indiquen una caja
        </>
      }
      current={now && (now.defaultUser?.name ?? null)}
      next={cashier.name}
      save={() => setDefaultCashier(cashier, branch)}
      onClose={cashierModal.close}
    />
  );
}

function CashierClosingTypeDialog({ cashier, branch }: StepOf<'closing-type'>) {
  return (
    <ClosingTypeDialog
      username={cashier.username}
      saved={cashier}
      save={(config) => setCashierClosingType(cashier, branch, config)}
      onClose={cashierModal.close}
    />
  );
}

function CashierNotificationsDialog({ cashier, branch }: StepOf<'notifications'>) {
  return (
    <NotificationSettingsDialog
      name={cashier.name}
      owner={{ id: cashier.id, level: 'BusinessUser', ...branch.scope, saved: cashier }}
      save={saveCashierNotifications}
      onClose={cashierModal.close}
    />
  );
}

function ClosingBlockDialog({ cashier, branch }: StepOf<'closing-block'>) {
  const [edited, setAuthorised] = useRestorableState<boolean | undefined>('authorised', undefined);
  const authorised = edited ?? !cashier.closingLocked;
  const { run, ...call } = useCall();
  return (
    <FormDialog
      title="Autorizar cierre individual"
      subtitle={
        <>
          Para <b>{cashier.name}</b>, @{cashier.username}
        </>
      }
      form={{ onSubmit: () => void run(() => setClosingLock(cashier, branch, authorised)) }}
      call={call}
      onClose={cashierModal.close}
    >
      <Switch
        boxed
        label={
          <>
            <span className={strong}>La caja puede realizar su propio cierre</span>
            <br />
            <span className={secondary}>
              Si lo apagas, solo el administrador realiza el cierre de esta caja.
            </span>
          </>
        }
        value={authorised}
        onChange={setAuthorised}
      />
    </FormDialog>
  );
}

const confirmation = confirmationsOf(cashierModal);

export const DIALOGS_BY_STEP: StepDialogs<CashierStep> = {
  create: CreateDialog,
  access: ({ cashier, branch }) => (
    <AccessDialog
      access={{ ...cashier, branch: branch.name }}
      resend={() => sendCashierPassword(cashier, branch)}
      onClose={cashierModal.close}
    />
  ),
  edit: EditDialog,
  qr: QrDialog,
  notifications: CashierNotificationsDialog,
  password: confirmation(({ cashier, branch }) => ({
    title: 'Reiniciar contraseña',
    subtitle: (
      <>
        Enviaremos una contraseña de un solo uso a <b>{cashier.emailAddress}</b>
      </>
    ),
    word: 'Reiniciar',
    action: 'Reiniciar contraseña',
    danger: false,
    call: () => resetCashierPassword(cashier, branch),
  })),
  block: confirmation(({ cashier, branch }) => ({
    title: 'Bloquear caja',
    subtitle: (
      <>
        <b>{cashier.name}</b> dejará de entrar y de cobrar
      </>
    ),
    word: 'Bloquear',
    action: 'Bloquear caja',
    call: () => blockCashier(cashier, branch),
  })),
  'block-many': BlockManyDialog,
  unblock: confirmation(({ cashier, branch }) => ({
    title: 'Desbloquear caja',
    subtitle: (
      <>
        <b>{cashier.name}</b> podrá entrar y cobrar de nuevo
      </>
    ),
    word: 'Desbloquear',
    action: 'Desbloquear caja',
    danger: false,
    call: () => unblockCashier(cashier, branch),
  })),
  'closing-type': CashierClosingTypeDialog,
  default: SetDefaultCashierDialog,
  'closing-block': ClosingBlockDialog,
  'child-cashiers': SetChildCashiersDialog,
  delete: confirmation(({ cashier, branch }) => ({
    title: 'Eliminar caja',
    subtitle: (
      <>
        Vas a eliminar <b>{cashier.name}</b>
      </>
    ),
    word: 'Eliminar',
    action: 'Eliminar caja',
    call: () => deleteCashier(cashier, branch),
    children: (
      <Alert tone="warning">
        Esta acción no se puede deshacer. El historial y los cierres se conservan; lo que tiene por liquidar
        queda para el cierre de su sucursal.
      </Alert>
    ),
  })),
};
