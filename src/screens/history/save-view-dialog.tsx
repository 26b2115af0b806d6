import { useSignals } from '@preact/signals-react/runtime';
import { object } from 'superstruct';
import { useForm } from '#blocks/form/use-form.ts';
import { requiredText, textUpTo } from '#domain/clean-text.ts';
import { showSuccess } from '#stores/messages.ts';
import type { SavedViews } from '#stores/saved-views.ts';
import { stack } from '#styles/layout.css.ts';
import { clip, sectionLabel } from '#styles/typography.css.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { TextField } from '#ui/text-field.tsx';
import { cleanLine } from '#words/clean-text.ts';
import * as css from './save-view-dialog.css.ts';

const NAME_LENGTH = 40;

const viewForm = object({
  name: textUpTo(NAME_LENGTH, 'El nombre', requiredText()),
});

interface SaveViewDialogProps {
  saved: SavedViews;
  address: string;
  onClose: () => void;
}

/** Saves the current view under a name, and deletes saved views. */
export function SaveViewDialog({ saved, address, onClose }: SaveViewDialogProps) {
  useSignals();
  const form = useForm(viewForm, { name: '' }, ({ name }) => {
    saved.save({ name: cleanLine(name), address });
    showSuccess('Vista guardada', cleanLine(name));
    onClose();
  });
  const views = saved.views.value;
  const replaces = views.some(({ name }) => name === cleanLine(form.values.name));
  return (
    <Dialog
      title="Guardar esta vista"
      subtitle="Con sus filtros y su orden, en este dispositivo"
      onClose={onClose}
      onSubmit={form.onSubmit}
      formRef={form.ref}
      foot={
        <Button size="full" type="submit">
          {replaces ? 'Reemplazar vista' : 'Guardar vista'}
        </Button>
      }
    >
      <TextField label="Nombre" maxLength={NAME_LENGTH} autoComplete="off" {...form.field('name')} />
      {views.length > 0 && (
        <section className={stack[2]}>
          <h3 className={sectionLabel}>Guardadas</h3>
          <ul>
            {views.map(({ name }) => (
              <li key={name} className={css.savedView}>
                <span className={clip}>{name}</span>
                <IconButton
                  icon="trash"
                  label={`Borrar la vista ${name}`}
                  onClick={() => saved.remove(name)}
                />
              </li>
            ))}
          </ul>
        </section>
      )}
    </Dialog>
  );
}
