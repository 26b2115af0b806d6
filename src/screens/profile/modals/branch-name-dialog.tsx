import { renameBranch } from '../operations/rename-branch.ts';
import type { StepOf } from '../profile-modals.ts';
import { NameQuestion } from './name-question.tsx';

export default function BranchNameDialog({ branchId, name }: StepOf<'branch-name'>) {
  return (
    <NameQuestion
      title="Nombre de la sucursal"
      subtitle="Así aparece en tus pagos y comprobantes"
      name={name}
      save={(form) => renameBranch(branchId, form)}
    />
  );
}
