import { useSignals } from '@preact/signals-react/runtime';
import { AmountInput } from '#blocks/form/amount-input.tsx';
import { type AppliedFilter, activeFiltersOf, labelOf } from '#blocks/list/applied-filter-chips.tsx';
import { type BusinessDay, daysText, NO_DAYS } from '#blocks/list/day-filters.ts';
import * as css from '#blocks/list/list-filters.css.ts';
import { RangeField } from '#blocks/list/range-field.tsx';
import type { FilterForm } from '#blocks/list/use-filter-form.ts';
import { BranchAndCashierSelects } from '#blocks/places/branch-and-cashier-selects.tsx';
import type { PlaceFilter } from '#blocks/places/use-place-filter.ts';
import { amountRangeError } from '#domain/amount-range.ts';
import { currencySymbol, formatCents, type MoneyFormat, toCents } from '#domain/money.ts';
import { can } from '#domain/permissions.ts';
import { config } from '#stores/config.ts';
import { currentUser } from '#stores/current-user.ts';
import { classes } from '#ui/classes.ts';
import * as box from '#ui/input-box.css.ts';
import type { SelectOption } from '#ui/select.tsx';
import { SelectField } from '#ui/select-field.tsx';
import {
  TRANSACTION_STATUS_LABEL,
  TRANSACTION_STATUSES,
  type TransactionStatus,
} from '#words/transaction-status.ts';
import { historyAddress, WITH_REFUND } from './history-address.ts';
import type { HistoryFilters } from './history-filters.ts';
import { momentChips } from './moment-chips.ts';

/** Statuses of transactions that moved money; accountants can filter by both at once. */
const MOVED_MONEY: readonly TransactionStatus[] = ['completed', 'refunded'];

const statusesLabel = (statuses: readonly TransactionStatus[]): string =>
  statuses.map((status) => TRANSACTION_STATUS_LABEL[status]).join(' y ');

const optionOf = (statuses: readonly TransactionStatus[]): SelectOption => ({
  value: statuses.join(','),
  label: statusesLabel(statuses),
});

const REFUND_TEXT = 'Con reembolso';

/** Also includes what only an address can contain, while it is chosen. */
function statusOptions({ statuses, withRefund }: HistoryFilters): SelectOption[] {
  const person = currentUser.value;
  const hasParts = person !== null && can(person, { capability: 'refunds-in-parts' });
  const options = [
    { value: '', label: 'Todos' },
    ...TRANSACTION_STATUSES.map((status) => optionOf([status])),
    optionOf(MOVED_MONEY),
    ...(hasParts || withRefund ? [{ value: WITH_REFUND, label: REFUND_TEXT }] : []),
  ];
  const known = options.some(({ value }) => value === statuses.join(','));
  return known ? options : [...options, optionOf(statuses)];
}

function statusesOf(value: string): TransactionStatus[] {
  const wanted = value.split(',');
  return TRANSACTION_STATUSES.filter((status) => wanted.includes(status));
}

type AmountEnds = { initialAmount: string; finalAmount: string };
type AmountRangeFieldsProps = Pick<FilterForm<AmountEnds>, 'typed' | 'type' | 'amounts'>;

export function AmountRangeFields({ typed, type, amounts }: AmountRangeFieldsProps) {
  useSignals();
  const symbol = currencySymbol(config.value);
  return (
    <RangeField label="Monto" error={amounts}>
      {(invalid) => {
        const isWrong = (text: string) =>
          amountRangeError({ initial: text, final: '' }, config.value) !== undefined;
        const wrong = [typed.initialAmount, typed.finalAmount].filter(isWrong);
        const end = (name: keyof AmountEnds, label: string, placeholder: string) => (
          <div className={classes(box.box, box.small)}>
            <span>{symbol}</span>
            <AmountInput
              className={css.number}
              aria-label={label}
              placeholder={placeholder}
              value={typed[name]}
              onChange={(value) => type({ [name]: value })}
              {...(wrong.length === 0 || wrong.includes(typed[name]) ? invalid : {})}
            />
          </div>
        );
        return [
          end('initialAmount', 'Monto inicial', '0.00'),
          end('finalAmount', 'Monto final', 'Sin límite'),
        ];
      }}
    </RangeField>
  );
}

const { changeFilters } = historyAddress;

/** These selects apply immediately. */
export const StatusAndPlaceSelects = ({
  filters,
  places,
}: {
  filters: HistoryFilters;
  places: PlaceFilter;
}) => (
  <>
    <SelectField
      label="Estado"
      value={filters.withRefund ? WITH_REFUND : filters.statuses.join(',')}
      active={filters.withRefund !== '' || filters.statuses.length > 0}
      options={statusOptions(filters)}
      onChange={(value) =>
        changeFilters({ statuses: statusesOf(value), withRefund: value === WITH_REFUND ? 'yes' : '' })
      }
    />
    <BranchAndCashierSelects
      places={places}
      branchId={filters.branchId}
      cashierId={filters.cashierId}
      onChange={changeFilters}
    />
  </>
);

export function historyFilterChips(
  filters: HistoryFilters,
  places: PlaceFilter,
  format: MoneyFormat,
  { today, timeZone }: BusinessDay,
): AppliedFilter[] {
  const { search, friUser, statuses, withRefund, branchId, cashierId, initialAmount, finalAmount } = filters;
  return activeFiltersOf<HistoryFilters>(
    [
      ['search', search && `“${search}”`, { search: '' }],
      ['friUser', friUser && `Cliente: ${friUser}`, { friUser: '' }],
      ['statuses', statusesLabel(statuses), { statuses: [] }],
      ['withRefund', withRefund && REFUND_TEXT, { withRefund: '' }],
      ['branchId', branchId && `Sucursal: ${labelOf(places.branches, branchId)}`, { branchId: '' }],
      ['cashierId', cashierId && `Caja: ${labelOf(places.cashiers, cashierId)}`, { cashierId: '' }],
      ['days', daysText(filters, today), NO_DAYS],
      ...momentChips(filters, timeZone),
      ['amounts', amountsText(initialAmount, finalAmount, format), { initialAmount: '', finalAmount: '' }],
    ],
    historyAddress.changeFilters,
  );
}

function amountsText(initial: string, final: string, format: MoneyFormat): string {
  const shown = (plain: string) => formatCents(toCents(Number(plain)), format);
  if (initial && final) return `${shown(initial)} a ${shown(final)}`;
  if (initial) return `Desde ${shown(initial)}`;
  return final && `Hasta ${shown(final)}`;
}
