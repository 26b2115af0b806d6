import { useSignals } from '@preact/signals-react/runtime';
import { AccessDialog } from '#blocks/access/access-dialog.tsx';
import { ChangeDefaultDialog } from '#blocks/form/change-default-dialog.tsx';
import { ClosingTypeDialog } from '#blocks/form/closing-type-dialog.tsx';
import { confirmationsOf } from '#blocks/form/confirm-call-dialog.tsx';
import type { StepDialogs } from '#blocks/modal-host.tsx';
import { useDefaultBranch } from '#blocks/places/place-operations.ts';
import { Alert } from '#ui/alert.tsx';
import { type BranchStep, branchModal, type StepOf } from './branch-actions.ts';
import { CreateDialog, EditDialog } from './branch-form-dialogs.tsx';
import {
  blockBranch,
  deleteBranch,
  resetBranchPassword,
  sendBranchPassword,
  setBranchClosingType,
  setDefaultBranch,
  unblockBranch,
} from './branch-operations.ts';
import { BranchNotificationsDialog } from './notifications/branch-notifications-dialog.tsx';

function SetDefaultBranchDialog({ branch }: StepOf<'default'>) {
  useSignals();
  const now = useDefaultBranch().data.value;
  return (
    <ChangeDefaultDialog
      title="Definir sucursal principal"
      subtitle={
        <>
          <b>{branch.name}</b> recibirá las solicitudes y los pagos que no indiquen una sucursal
        </>
      }
      current={now === null ? null : now?.name}
      next={branch.name}
      save={() => setDefaultBranch(branch)}
      onClose={branchModal.close}
    />
  );
}

function BranchClosingTypeDialog({ branch }: StepOf<'closing-type'>) {
  return (
    <ClosingTypeDialog
      username={branch.admin.username}
      saved={branch.admin}
      save={(config) => setBranchClosingType(branch, config)}
      onClose={branchModal.close}
    />
  );
}

const confirmation = confirmationsOf(branchModal);

export const DIALOGS_BY_STEP: StepDialogs<BranchStep> = {
  create: CreateDialog,
  access: ({ branch }) => (
    <AccessDialog
      access={{ ...branch.admin, branch: branch.name }}
      resend={() => sendBranchPassword(branch)}
      onClose={branchModal.close}
    />
  ),
  edit: EditDialog,
  notifications: BranchNotificationsDialog,
  password: confirmation(({ branch }) => ({
    title: 'Reiniciar contraseña',
    subtitle: (
      <>
        Enviaremos una contraseña de un solo uso a <b>{branch.admin.emailAddress}</b>
      </>
    ),
    word: 'Reiniciar',
    action: 'Reiniciar contraseña',
    danger: false,
    call: () => resetBranchPassword(branch),
  })),
  block: confirmation(({ branch }) => ({
    title: 'Bloquear sucursal',
    subtitle: (
      <>
        <b>{branch.name}</b> y todas sus cajas dejarán de cobrar
      </>
    ),
    word: 'Bloquear',
    action: 'Bloquear sucursal',
    call: () => blockBranch(branch),
    children: branch.cashierCount > 0 && (
      <Alert tone="warning">
        {branch.cashierCount === 1
          ? 'Se bloquea 1 caja. Al desbloquear la sucursal se desbloquea también.'
          : `Se bloquean ${branch.cashierCount} cajas. Al desbloquear la sucursal se desbloquean también.`}
      </Alert>
    ),
  })),
  unblock: confirmation(({ branch }) => ({
    title: 'Desbloquear sucursal',
    subtitle: (
      <>
        <b>{branch.name}</b> y todas sus cajas podrán cobrar de nuevo
      </>
    ),
    word: 'Desbloquear',
    action: 'Desbloquear sucursal',
    danger: false,
    call: () => unblockBranch(branch),
  })),
  'closing-type': BranchClosingTypeDialog,
  default: SetDefaultBranchDialog,
  delete: confirmation(({ branch }) => ({
    title: 'Eliminar sucursal',
    subtitle: (
      <>
        Vas a eliminar <b>{branch.name}</b>
      </>
    ),
    word: 'Eliminar',
    action: 'Eliminar sucursal',
    call: () => deleteBranch(branch),
    children: (
      <Alert tone="warning">Esta acción no se puede deshacer. El historial y los cierres se conservan.</Alert>
    ),
  })),
};
