import type { Cashier } from '@cobros/sdk';
import { muted } from '../../../../styles/typography.css.ts';
import { ChoiceGroup } from '../../../ui/choice-group.tsx';
import { Loading, Skeleton } from '../../../ui/skeleton.tsx';
import { FailureAlert } from '../../form/failure-alert.tsx';
import type { Choices } from '../use-cashier-choice.ts';

type CashierRowsProps = {
  cashiers: Choices<Cashier>;
  value: string | null;
  onChange: (id: string) => void;
};

/** Choice among the cashiers of a branch, one row each. */
export function CashierRows({ cashiers: { items, failure }, value, onChange }: CashierRowsProps) {
  if (!items && failure) return <FailureAlert failure={failure} />;
  if (!items)
    return (
      <Loading>
        <Skeleton width="100%" height="3.5rem" />
      </Loading>
    );
  if (items.length === 0) return <p className={muted}>Esta sucursal no tiene cajas activas.</p>;
  return (
    <ChoiceGroup
      label="Caja"
      labelled
      value={value}
      onChange={onChange}
      choices={items.map(({ id, name, username }) => ({ value: id, title: name, text: `@${username}` }))}
    />
  );
}
