import type { Cashier } from '@cobros/sdk';
import { useSignals } from '@preact/signals-react/runtime';
import { FormDialog } from '#blocks/form/form-dialog.tsx';
import { UnreadAlert } from '#blocks/form/read-failure-alert.tsx';
import { useCall } from '#blocks/form/use-call.ts';
import { useEditedList } from '#blocks/form/use-edited-list.ts';
import { useCashierList } from '#blocks/places/place-operations.ts';
import { muted, untranslated } from '#styles/typography.css.ts';
import { CheckboxGroup } from '#ui/checkbox-group.tsx';
import { Loading, Skeleton } from '#ui/skeleton.tsx';
import { cashierModal, type StepOf } from './cashier-actions.ts';
import { setChildren } from './cashier-operations.ts';

type Child = Pick<Cashier, 'id' | 'name' | 'username' | 'childrenUser' | 'isChildCashier'>;

/** A cashier as an option for a child; disabled, with the reason, if it cannot be one. */
export function childCashierOption(cashier: Child, titular: Pick<Cashier, 'childrenUser'>) {
  const { id, name, username, childrenUser, isChildCashier } = cashier;
  const own = titular.childrenUser?.includes(id) ?? false;
  const reason =
    isChildCashier && !own
      ? 'Ya pertenece a otra caja titular'
      : childrenUser && childrenUser.length > 0
        ? 'Es titular de otras cajas'
        : undefined;
  return { value: id, title: name, text: reason ?? `@${username}`, disabled: reason !== undefined };
}

const NONE: readonly string[] = [];

export function SetChildCashiersDialog({ cashier, branch }: StepOf<'child-cashiers'>) {
  useSignals();
  const list = useCashierList(branch.scope.businessBranchId);
  const [edited, setEdited] = useEditedList('children', cashier.childrenUser ?? NONE);
  const { run, ...call } = useCall();
  const users = list.data.value?.users;
  // A cashier deleted meanwhile is no longer chosen.
  const chosen = edited.filter((child) => !users || users.some(({ id }) => id === child));
  const unread = users ? undefined : list.failure.value;
  return (
    <FormDialog
      title="Caja titular"
      subtitle={
        <>
          <b>{cashier.name}</b> podrá ver y cerrar las cajas que elijas
        </>
      }
      form={{ onSubmit: () => void run(() => setChildren(cashier, branch, chosen)) }}
      call={call}
      submitLabel={saveLabel(chosen.length)}
      disabled={!users}
      onClose={cashierModal.close}
    >
      {unread ? (
        <UnreadAlert of={list} />
      ) : users ? (
        <Others cashier={cashier} users={users} chosen={chosen} onChange={setEdited} />
      ) : (
        <Loading>
          <Skeleton width="100%" height="8rem" />
        </Loading>
      )}
    </FormDialog>
  );
}

interface OthersProps {
  cashier: Cashier;
  users: readonly Cashier[];
  chosen: readonly string[];
  onChange: (ids: string[]) => void;
}

function Others({ cashier, users, chosen, onChange }: OthersProps) {
  const others = users.filter(({ id }) => id !== cashier.id);
  if (others.length === 0) return <p className={muted}>Esta sucursal no tiene otras cajas.</p>;
  return (
    <CheckboxGroup
      label="Cajas"
      value={chosen}
      onChange={onChange}
      choices={others.map((other) => {
        const { text, ...option } = childCashierOption(other, cashier);
        return { ...option, text: option.disabled ? text : <span className={untranslated}>{text}</span> };
      })}
    />
  );
}

function saveLabel(count: number): string {
  if (count === 0) return 'Guardar sin cajas';
  return count === 1 ? 'Guardar 1 caja' : `Guardar ${count} cajas`;
}
