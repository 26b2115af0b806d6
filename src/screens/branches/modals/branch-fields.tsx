import { grid } from '../../../../styles/layout.css.ts';
import type { Form } from '../../../blocks/form/use-form.ts';
import { LONGEST } from '../../../domain/maximum-lengths.ts';
import { TextField } from '../../../ui/text-field.tsx';
import type { EditBranchForm } from '../branch-form.ts';
import { LocationSelects } from './location-selects.tsx';

/** Shared by creating and editing. */
export type BranchForm = Pick<Form<EditBranchForm>, 'values' | 'errors' | 'set'>;

export function BranchFields({ form, referenceHelp }: { form: BranchForm; referenceHelp?: string }) {
  const { values, errors, set } = form;
  return (
    <>
      <div className={grid[2]}>
        <TextField
          label="Nombre de la sucursal"
          value={values.branchName}
          onChange={(value) => set('branchName', value)}
          error={errors.branchName}
          maxLength={LONGEST.name}
          autoComplete="off"
        />
        <TextField
          label="Referencia"
          help={referenceHelp}
          value={values.reference}
          onChange={(value) => set('reference', value)}
          error={errors.reference}
          maxLength={LONGEST.reference}
          autoComplete="off"
        />
      </div>
      <TextField
        label="Dirección"
        value={values.branchAddress}
        onChange={(value) => set('branchAddress', value)}
        error={errors.branchAddress}
        maxLength={LONGEST.address}
        autoComplete="off"
      />
      <LocationSelects
        value={values}
        onChange={({ state, city, zone }) => {
          set('state', state);
          set('city', city);
          set('zone', zone);
        }}
        errors={errors}
      />
    </>
  );
}
