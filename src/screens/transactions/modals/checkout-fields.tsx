import { grid } from '../../../../styles/layout.css.ts';
import type { Checkout } from '../use-checkout.ts';
import { ChoiceSelect } from './choice-select.tsx';

type CheckoutFieldsProps = {
  checkout: Checkout;
  errors: { branch?: string | undefined; cashier?: string | undefined };
  onBranch: (id: string) => void;
  onCashier: (id: string) => void;
};

/** Which branch and which box charge, for who may choose. */
export function CheckoutFields({ checkout, errors, onBranch, onCashier }: CheckoutFieldsProps) {
  if (!checkout.choosesCashier) return null;
  return (
    <div className={checkout.choosesBranch ? grid[2] : undefined}>
      {checkout.choosesBranch && (
        <ChoiceSelect
          label="Sucursal"
          choices={checkout.branches}
          value={checkout.branchId}
          onChange={onBranch}
          error={errors.branch}
        />
      )}
      <ChoiceSelect
        label="Caja"
        choices={checkout.cashiers}
        value={checkout.cashierId}
        onChange={onCashier}
        error={errors.cashier}
      />
    </div>
  );
}
