import { useSignals } from '@preact/signals-react/runtime';
import { currentUser } from '../../../stores/current-user.ts';
import { renameBusiness } from '../operations/rename-business.ts';
import type { StepOf } from '../profile-modal.ts';
import { RenameDialog } from './rename-dialog.tsx';

export default function BusinessNameDialog({ name }: StepOf<'business-name'>) {
  useSignals();
  const userId = currentUser.value?.id ?? '';
  return (
    <RenameDialog
      title="Nombre del negocio"
      subtitle="Así te encuentran y te ven los clientes al pagar"
      name={name}
      save={(form) => renameBusiness(userId, form)}
    />
  );
}
