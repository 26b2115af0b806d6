import * as css from '../../../blocks/list-filters.css.ts';
import type { Places } from '../../../blocks/use-places.ts';
import { PERIOD_LABEL, PERIODS } from '../../../domain/date-range.ts';
import { SelectField } from '../../../ui/select-field.tsx';
import { changeFilters } from './history-navigation.ts';
import type { HistoryFilters } from './history-view.ts';
import { statusesOf, statusOptions } from './status-options.ts';

// What is chosen applies at once.

export const StatusAndPlaceSelects = ({ filters, places }: { filters: HistoryFilters; places: Places }) => (
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
    {places.branches && (
      <div className={css.field}>
        <SelectField
          label="Sucursal"
          value={filters.branchId}
          active={filters.branchId !== ''}
          options={places.branches}
          onChange={(branchId) => changeFilters({ branchId, cashierId: '' })}
        />
      </div>
    )}
    {places.cashiers && (
      <div className={css.field}>
        <SelectField
          label="Caja"
          value={filters.cashierId}
          active={filters.cashierId !== ''}
          options={places.cashiers}
          onChange={(cashierId) => changeFilters({ cashierId })}
        />
      </div>
    )}
  </>
);

export const PeriodSelect = ({ filters }: { filters: HistoryFilters }) => {
  const byHand = filters.period === '' && (filters.from !== '' || filters.to !== '');
  return (
    <SelectField
      label="Periodo"
      value={byHand ? 'by-hand' : filters.period}
      active={filters.period !== ''}
      options={[
        { value: '', label: 'Todo' },
        ...PERIODS.map((period) => ({ value: period, label: PERIOD_LABEL[period] })),
        ...(byHand ? [{ value: 'by-hand', label: 'Otras fechas' }] : []),
      ]}
      onChange={(chosen) =>
        changeFilters({ period: PERIODS.find((one) => one === chosen) ?? '', from: '', to: '' })
      }
    />
  );
};
