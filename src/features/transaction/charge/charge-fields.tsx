import { LONGEST } from '../../../domain/maximum-lengths.ts';
import { TextField } from '../../../ui/text-field.tsx';
import { BranchAndCashierFields } from '../place-choice-fields.tsx';
import type { Charge } from './use-charge.ts';

export function NoteAndReferenceFields({ charge: { form } }: { charge: Charge }) {
  const { values, errors, set } = form;
  return (
    <>
      <TextField
        label="Nota"
        optional
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

export const PlaceFields = ({ charge: { form, choice, chooseBranch } }: { charge: Charge }) => (
  <BranchAndCashierFields
    cashierChoice={choice}
    errors={{ branch: form.errors.businessBranchId, cashier: form.errors.businessUserId }}
    onBranch={chooseBranch}
    onCashier={(id) => form.set('businessUserId', id)}
  />
);
