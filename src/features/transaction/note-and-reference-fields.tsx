import type { Form } from '#blocks/form/use-form.ts';
import { LONGEST, lengthOf } from '#domain/maximum-lengths.ts';
import { TextField } from '#ui/text-field.tsx';

interface NoteAndReferenceFieldsProps {
  form: Pick<Form<{ note: string; reference: string }>, 'field' | 'values'>;
}

export function NoteAndReferenceFields({ form: { field, values } }: NoteAndReferenceFieldsProps) {
  return (
    <>
      <TextField
        label="Nota"
        optional
        help={`${lengthOf(values.note)} de ${LONGEST.note}`}
        maxLength={LONGEST.note}
        {...field('note')}
        autoComplete="off"
      />
      <TextField
        label="Referencia"
        optional
        help="Empieza con C o un número"
        maxLength={LONGEST.reference}
        {...field('reference')}
        autoComplete="off"
        spellCheck={false}
      />
    </>
  );
}
