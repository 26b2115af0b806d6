import { LONGEST } from '../../domain/maximum-lengths.ts';
import { TextField } from '../../ui/text-field.tsx';

interface NoteAndReferenceFieldsProps {
  form: {
    values: { note: string; reference: string };
    errors: { note?: string | undefined; reference?: string | undefined };
    set(name: 'note' | 'reference', value: string): void;
  };
  noteHelp?: string;
}

export function NoteAndReferenceFields({
  form: { values, errors, set },
  noteHelp,
}: NoteAndReferenceFieldsProps) {
  return (
    <>
      <TextField
        label="Nota"
        optional
        help={noteHelp}
        maxLength={LONGEST.note}
        value={values.note}
        onChange={(value) => set('note', value)}
        error={errors.note}
        autoComplete="off"
      />
      <TextField
        label="Referencia"
        optional
        help="Empieza con C o un número"
        maxLength={LONGEST.reference}
        value={values.reference}
        onChange={(value) => set('reference', value)}
        error={errors.reference}
        autoComplete="off"
        spellCheck={false}
      />
    </>
  );
}
