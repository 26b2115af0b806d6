import type { ReactNode } from 'react';
import { grid } from '../../../../styles/layout.css.ts';
import { EmailField } from '../../../blocks/form/email-field.tsx';
import type { Form } from '../../../blocks/form/use-form.ts';
import { LONGEST } from '../../../domain/maximum-lengths.ts';
import { TextField } from '../../../ui/text-field.tsx';
import type { EditCashierForm } from '../cashier-form.ts';

/** Shared by creating and editing. */
export type CashierForm = Pick<Form<EditCashierForm>, 'values' | 'errors' | 'set'>;

/** `children` is rendered before the e-mail address. */
export function CashierFields({ form, children }: { form: CashierForm; children?: ReactNode }) {
  const { values, errors, set } = form;
  return (
    <>
      <div className={grid[2]}>
        <TextField
          label="Nombre"
          value={values.name}
          onChange={(value) => set('name', value)}
          error={errors.name}
          maxLength={LONGEST.name}
          autoComplete="off"
        />
        <TextField
          label="Referencia"
          help="Empieza con C o un número"
          value={values.referenceId}
          onChange={(value) => set('referenceId', value)}
          error={errors.referenceId}
          maxLength={LONGEST.reference}
          autoComplete="off"
        />
      </div>
      {children}
      <EmailField
        value={values.emailAddress}
        onChange={(value) => set('emailAddress', value)}
        error={errors.emailAddress}
      />
    </>
  );
}
