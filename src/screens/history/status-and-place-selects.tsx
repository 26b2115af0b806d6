import * as css from '../../blocks/list/list-filters.css.ts';
import { BranchAndCashierSelects } from '../../blocks/places/branch-and-cashier-selects.tsx';
import type { PlaceFilter } from '../../blocks/places/use-place-filter.ts';
import { SelectField } from '../../ui/select-field.tsx';
import { historyAddress } from './history-address.ts';
import type { HistoryFilters } from './history-filters.ts';
import { statusesOf, statusOptions } from './status-options.ts';

const { changeFilters } = historyAddress;

/** They apply at once. */
export const StatusAndPlaceSelects = ({
  filters,
  places,
}: {
  filters: HistoryFilters;
  places: PlaceFilter;
}) => (
  <>
    <div className={css.field}>
      <SelectField
        label="Estado"
        value={filters.statuses.join(',')}
        active={filters.statuses.length > 0}
        options={statusOptions(filters.statuses)}
        onChange={(value) => changeFilters({ statuses: statusesOf(value) })}
      />
    </div>
    <BranchAndCashierSelects
      places={places}
      branchId={filters.branchId}
      cashierId={filters.cashierId}
      onChange={changeFilters}
    />
  </>
);
