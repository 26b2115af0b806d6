import * as css from '../../blocks/list/list-filters.css.ts';
import { BranchAndCashierSelects } from '../../blocks/places/branch-and-cashier-selects.tsx';
import type { PlaceFilter } from '../../blocks/places/use-place-filter.ts';
import { type DayRange, isDay, PERIODS, parsePeriod, periodLabel } from '../../domain/date-range.ts';
import { SelectField } from '../../ui/select-field.tsx';
import { historyAddress } from './history-address.ts';
import type { HistoryFilters } from './history-filters.ts';
import { statusesOf, statusOptions } from './status-options.ts';

// Selects apply at once.

const { changeFilters } = historyAddress;

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

type PeriodSelectProps = {
  filters: HistoryFilters;
  type: (days: DayRange) => void;
};

export const PeriodSelect = ({ filters, type }: PeriodSelectProps) => {
  const byHand = filters.period === '' && (filters.from !== '' || filters.to !== '');
  return (
    <SelectField
      label="Periodo"
      value={byHand ? 'by-hand' : filters.period}
      active={filters.period !== ''}
      options={[
        { value: '', label: 'Todo' },
        ...[...PERIODS, ...(isDay(filters.period) ? [filters.period] : [])].map((period) => ({
          value: period,
          label: periodLabel(period),
        })),
        ...(byHand ? [{ value: 'by-hand', label: 'Otras fechas' }] : []),
      ]}
      onChange={(chosen) => {
        // Otherwise the next Aplicar would replace the period by days that were typed and not applied.
        type({ from: '', to: '' });
        changeFilters({ period: parsePeriod(chosen), from: '', to: '' });
      }}
    />
  );
};
