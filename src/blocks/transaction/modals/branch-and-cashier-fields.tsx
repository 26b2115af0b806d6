import { grid } from '../../../../styles/layout.css.ts';
import type { PlaceChoice } from '../use-place-choice.ts';
import { BranchOrCashierSelect } from './branch-or-cashier-select.tsx';

type BranchAndCashierFieldsProps = {
  cashierChoice: PlaceChoice;
  errors: { branch?: string | undefined; cashier?: string | undefined };
  onBranch: (id: string) => void;
  onCashier: (id: string) => void;
};

/** Branch and cashier that charge, for users who may choose them. */
export function BranchAndCashierFields({
  cashierChoice,
  errors,
  onBranch,
  onCashier,
}: BranchAndCashierFieldsProps) {
  if (!cashierChoice.choosesCashier) return null;
  return (
    <div className={cashierChoice.choosesBranch ? grid[2] : undefined}>
      {cashierChoice.choosesBranch && (
        <BranchOrCashierSelect
          label="Sucursal"
          choices={cashierChoice.branches}
          value={cashierChoice.branchId}
          onChange={onBranch}
          error={errors.branch}
        />
      )}
      <BranchOrCashierSelect
        label="Caja"
        choices={cashierChoice.cashiers}
        value={cashierChoice.cashierId}
        onChange={onCashier}
        error={errors.cashier}
      />
    </div>
  );
}
