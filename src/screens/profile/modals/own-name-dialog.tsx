import { useSignals } from '@preact/signals-react/runtime';
import { currentUser } from '../../../stores/current-user.ts';
import { nameLabel } from '../may-change-profile.ts';
import { renameOwnUser } from '../operations/rename-own-user.ts';
import type { StepOf } from '../profile-modal.ts';
import { RenameDialog } from './rename-dialog.tsx';

export default function OwnNameDialog({ name }: StepOf<'name'>) {
  useSignals();
  const user = currentUser.value;
  const isCashier = user?.type === 'operator';
  return (
    <RenameDialog
      title={user ? nameLabel(user) : ''}
      subtitle={
        isCashier ? 'Así aparece en tus pagos y comprobantes' : 'Así te ven las personas de tu negocio'
      }
      name={name}
      save={(form) => renameOwnUser(user?.id ?? '', form)}
    />
  );
}
