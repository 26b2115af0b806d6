import { useSignals } from '@preact/signals-react/runtime';
import { SelectionDialog } from '#blocks/selection/selection-dialog.tsx';
import { currentUser } from '#stores/current-user.ts';
import { blockOne, readBlockedAgain } from './block-many-operations.ts';
import { blockable, cashierModal, type StepOf } from './cashier-actions.ts';

const countOf = (count: number) => (count === 1 ? '1 caja' : `${count} cajas`);

/** Blocks several cashiers of the list, with a call for each. */
export function BlockManyDialog({ among, branch }: StepOf<'block-many'>) {
  useSignals();
  const person = currentUser.value;
  if (!person) return null;
  const rows = blockable(among, person).map(({ id, name, username, referenceId }) => ({
    id,
    name,
    detail: [referenceId, `@${username}`].filter(Boolean).join(' · '),
  }));
  return (
    <SelectionDialog
      title="Bloquear varias"
      subtitle="Dejarán de entrar y de cobrar."
      rows={rows}
      action={(count) => `Bloquear ${countOf(count)}`}
      confirmation={(chosen) => ({
        title: `¿Bloquear ${countOf(chosen.length)}?`,
        subtitle: `${chosen.map(({ name }) => name).join(', ')}: ${chosen.length === 1 ? 'dejará' : 'dejarán'} de entrar y de cobrar.`,
        action: `Bloquear ${countOf(chosen.length)}`,
        word: 'Bloquear',
      })}
      act={(id) => blockOne(id, branch)}
      finish={readBlockedAgain}
      onClose={cashierModal.close}
    />
  );
}
