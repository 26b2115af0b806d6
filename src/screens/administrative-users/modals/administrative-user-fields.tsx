import type { ReactNode } from 'react';
import { grid } from '../../../../styles/layout.css.ts';
import { EmailField } from '../../../blocks/form/email-field.tsx';
import type { Form } from '../../../blocks/form/use-form.ts';
import { LONGEST } from '../../../domain/maximum-lengths.ts';
import { PrefixedField } from '../../../ui/prefixed-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';

interface Values {
  name: string;
  emailAddress: string;
  phoneNumber: string;
}

export type AdministrativeUserForm = Pick<Form<Values>, 'values' | 'errors' | 'set'>;

interface AdministrativeUserFieldsProps {
  form: AdministrativeUserForm;
  countryCode: string;
  /** Users change their own e-mail address in the profile, with a code. */
  own?: boolean;
  /** Rendered after the name. */
  children?: ReactNode;
}

export function AdministrativeUserFields({
  form,
  countryCode,
  own = false,
  children,
}: AdministrativeUserFieldsProps) {
  const { values, errors, set } = form;
  return (
    <>
      <TextField
        label="Nombre"
        value={values.name}
        onChange={(value) => set('name', value)}
        error={errors.name}
        maxLength={LONGEST.name}
        autoComplete="off"
      />
      {children}
      <div className={grid[2]}>
        <EmailField
          {...(own && { help: 'El tuyo se cambia en tu perfil, con un código' })}
          value={values.emailAddress}
          onChange={(value) => set('emailAddress', value)}
          error={errors.emailAddress}
          disabled={own}
        />
        <PrefixedField
          label="Teléfono"
          optional
          prefix={`+${countryCode}`}
          type="tel"
          value={values.phoneNumber}
          onChange={(value) => set('phoneNumber', value)}
          error={errors.phoneNumber}
          maxLength={24}
          autoComplete="off"
        />
      </div>
    </>
  );
}
