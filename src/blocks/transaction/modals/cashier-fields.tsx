import { grid } from '../../../../styles/layout.css.ts';
import type { CashierChoice } from '../use-cashier-choice.ts';
import { ChoiceSelect } from './choice-select.tsx';

type CashierFieldsProps = {
  cashierChoice: CashierChoice;
  errors: { branch?: string | undefined; cashier?: string | undefined };
  onBranch: (id: string) => void;
  onCashier: (id: string) => void;
};

/** Which branch and which cashier charge, for who may choose. */
export function CashierFields({ cashierChoice, errors, onBranch, onCashier }: CashierFieldsProps) {
  if (!cashierChoice.choosesCashier) return null;
  return (
    <div className={cashierChoice.choosesBranch ? grid[2] : undefined}>
      {cashierChoice.choosesBranch && (
        <ChoiceSelect
          label="Sucursal"
          choices={cashierChoice.branches}
          value={cashierChoice.branchId}
          onChange={onBranch}
          error={errors.branch}
        />
      )}
      <ChoiceSelect
        label="Caja"
        choices={cashierChoice.cashiers}
        value={cashierChoice.cashierId}
        onChange={onCashier}
        error={errors.cashier}
      />
    </div>
  );
}
