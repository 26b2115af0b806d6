import { AccessDialog } from '#blocks/access/access-dialog.tsx';
import { confirmationsOf } from '#blocks/form/confirm-call-dialog.tsx';
import type { StepDialogs } from '#blocks/modal-host.tsx';
import { Alert } from '#ui/alert.tsx';
import { type AdministrativeUserStep, administrativeUserModal } from './administrative-user-actions.ts';
import { CreateDialog, EditDialog } from './administrative-user-form-dialogs.tsx';
import {
  deleteAdministrativeUser,
  resetAdministrativeUserPassword,
  resetSecondFactor,
  sendAdministrativeUserPassword,
} from './administrative-user-operations.ts';
import { SecondFactorRolesDialog } from './second-factor-roles-dialog.tsx';

const confirmation = confirmationsOf(administrativeUserModal);

export const DIALOGS_BY_STEP: StepDialogs<AdministrativeUserStep> = {
  create: CreateDialog,
  access: ({ person }) => (
    <AccessDialog
      access={person}
      resend={() => sendAdministrativeUserPassword(person)}
      onClose={administrativeUserModal.close}
    />
  ),
  edit: EditDialog,
  password: confirmation(({ person }) => ({
    title: 'Reiniciar contraseña',
    subtitle: (
      <>
        Enviaremos una contraseña de un solo uso a <b>{person.emailAddress}</b>
      </>
    ),
    word: 'Reiniciar',
    action: 'Reiniciar contraseña',
    danger: false,
    call: () => resetAdministrativeUserPassword(person),
  })),
  delete: confirmation(({ person }) => ({
    title: 'Eliminar usuario',
    subtitle: (
      <>
        Vas a eliminar a <b>{person.name}</b>
      </>
    ),
    word: 'Eliminar',
    action: 'Eliminar usuario',
    call: () => deleteAdministrativeUser(person),
    children: (
      <Alert tone="warning">
        Esta acción no se puede deshacer. Sus sesiones terminan; lo que hizo queda en el historial con su
        nombre.
      </Alert>
    ),
  })),
  'second-factor': confirmation(({ person }) => ({
    title: 'Quitar verificación en dos pasos',
    subtitle: (
      <>
        Si <b>{person.name}</b> perdió su teléfono. Sus sesiones se cierran y le avisamos a{' '}
        {person.emailAddress}
      </>
    ),
    word: 'Quitar',
    action: 'Quitar verificación',
    danger: false,
    call: () => resetSecondFactor(person),
  })),
  'second-factor-roles': SecondFactorRolesDialog,
};
