import type { Cashier } from '@cobros/sdk';
import { useSignals } from '@preact/signals-react/runtime';
import { muted } from '../../../../styles/typography.css.ts';
import { FailureAlert } from '../../../blocks/form/failure-alert.tsx';
import { useCall } from '../../../blocks/form/use-call.ts';
import { useKeptDialogState } from '../../../blocks/form/use-kept-dialog-state.ts';
import { useCashierList } from '../../../blocks/places/place-lists.ts';
import { Button } from '../../../ui/button.tsx';
import { CheckboxGroup } from '../../../ui/checkbox-group.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { cashierModal, type StepOf } from '../cashier-modal.ts';
import { childOption } from '../child-option.ts';
import { setChildren } from '../operations/set-children.ts';

export default function TitularDialog({ cashier, branch }: StepOf<'titular'>) {
  useSignals();
  const all: readonly Cashier[] = useCashierList(branch.scope.businessBranchId).data.value?.users ?? [];
  const others = all.filter(({ id }) => id !== cashier.id);
  const [chosen, setChosen] = useKeptDialogState<string[]>('children', cashier.childrenUser ?? []);
  const { busy, failure, run } = useCall();
  return (
    <Dialog
      title="Caja titular"
      subtitle={
        <>
          <b>{cashier.name}</b> podrá ver y cerrar las cajas que elijas
        </>
      }
      busy={busy}
      onClose={cashierModal.close}
      onSubmit={() => void run(() => setChildren(cashier, branch, chosen))}
      alert={failure && <FailureAlert failure={failure} />}
      foot={
        <Button type="submit" size="full" loading={busy}>
          {saveLabel(chosen.length)}
        </Button>
      }
    >
      {others.length === 0 ? (
        <p className={muted}>Esta sucursal no tiene otras cajas.</p>
      ) : (
        <CheckboxGroup
          label="Cajas"
          value={chosen}
          onChange={setChosen}
          choices={others.map((other) => childOption(other, cashier))}
        />
      )}
    </Dialog>
  );
}

function saveLabel(count: number): string {
  if (count === 0) return 'Guardar sin cajas';
  return count === 1 ? 'Guardar 1 caja' : `Guardar ${count} cajas`;
}
