import type { SelectOption } from '#ui/select.tsx';
import { SelectField } from '#ui/select-field.tsx';
import type { ChosenPlaces, PlaceFilter } from './use-place-filter.ts';

interface BranchAndCashierSelectsProps extends ChosenPlaces {
  places: PlaceFilter;
  onChange: (change: Partial<ChosenPlaces>) => void;
}

/** Choosing another branch clears the cashier, which belongs to the previous branch. */
export const BranchAndCashierSelects = (props: BranchAndCashierSelectsProps) => {
  const { places, branchId, cashierId, onChange } = props;
  return (
    <>
      <FilterSelect
        label="Sucursal"
        value={branchId}
        options={places.branches}
        onChange={(chosen) => onChange({ branchId: chosen, cashierId: '' })}
      />
      <FilterSelect
        label="Caja"
        value={cashierId}
        options={places.cashiers}
        onChange={(chosen) => onChange({ cashierId: chosen })}
      />
    </>
  );
};

interface FilterSelectProps {
  label: string;
  value: string;
  /** Undefined when there is nothing to choose. */
  options: readonly SelectOption[] | undefined;
  onChange: (id: string) => void;
}

const FilterSelect = ({ label, value, options, onChange }: FilterSelectProps) =>
  options && <SelectField {...{ label, value, options, onChange }} active={value !== ''} />;
