import { ClosingTypeDialog } from '../../../blocks/form/closing-type-dialog.tsx';
import { cashierModal, type StepOf } from '../cashier-modal.ts';
import { setCashierClosingType } from '../operations/set-cashier-closing-type.ts';

export default function CashierClosingTypeDialog({ cashier, branch }: StepOf<'closing-type'>) {
  return (
    <ClosingTypeDialog
      username={cashier.username}
      saved={cashier}
      save={(config) => setCashierClosingType(cashier, branch, config)}
      onClose={cashierModal.close}
    />
  );
}
