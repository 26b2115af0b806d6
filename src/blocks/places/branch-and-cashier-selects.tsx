import { SelectField } from '../../ui/select-field.tsx';
import * as css from '../list/list-filters.css.ts';
import type { ChosenPlaces, Places } from './use-places.ts';

interface BranchAndCashierSelectsProps extends ChosenPlaces {
  places: Places;
  onChange: (change: Partial<ChosenPlaces>) => void;
}

/** Choosing another branch clears the cashier, which belongs to the previous one. */
export const BranchAndCashierSelects = ({
  places,
  branchId,
  cashierId,
  onChange,
}: BranchAndCashierSelectsProps) => (
  <>
    {places.branches && (
      <div className={css.field}>
        <SelectField
          label="Sucursal"
          value={branchId}
          active={branchId !== ''}
          options={places.branches}
          onChange={(chosen) => onChange({ branchId: chosen, cashierId: '' })}
        />
      </div>
    )}
    {places.cashiers && (
      <div className={css.field}>
        <SelectField
          label="Caja"
          value={cashierId}
          active={cashierId !== ''}
          options={places.cashiers}
          onChange={(chosen) => onChange({ cashierId: chosen })}
        />
      </div>
    )}
  </>
);
