import type { Cashier } from '@cobros/sdk';
import { muted } from '../../../../styles/typography.css.ts';
import { RadioGroup } from '../../../ui/radio-group.tsx';
import { Loading, Skeleton } from '../../../ui/skeleton.tsx';
import { ReadFailureAlert } from '../../form/read-failure-alert.tsx';
import type { Choices } from '../use-place-choice.ts';

type CashierRowsProps = {
  cashiers: Choices<Cashier>;
  value: string | null;
  onChange: (id: string) => void;
  /** Reads again what could not be read. */
  onRetry: () => void;
};

/** Choice among the cashiers of a branch, one row each. */
export function CashierRows({ cashiers: { items, failure }, value, onChange, onRetry }: CashierRowsProps) {
  if (!items && failure) return <ReadFailureAlert failure={failure} onRetry={onRetry} />;
  if (!items)
    return (
      <Loading>
        <Skeleton width="100%" height="3.5rem" />
      </Loading>
    );
  if (items.length === 0) return <p className={muted}>Esta sucursal no tiene cajas activas.</p>;
  return (
    <RadioGroup
      label="Caja"
      labelled
      value={value}
      onChange={onChange}
      choices={items.map(({ id, name, username }) => ({ value: id, title: name, text: `@${username}` }))}
    />
  );
}
