import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { grid } from '../../../../styles/layout.css.ts';
import { EmailField } from '../../../blocks/form/email-field.tsx';
import { useForm } from '../../../blocks/form/use-form.ts';
import { LONGEST } from '../../../domain/maximum-lengths.ts';
import { COUNTRY_CODE } from '../../../domain/phone.ts';
import { PrefixedField } from '../../../ui/prefixed-field.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { changeDraft, draft } from '../draft.ts';
import { BUSINESS_TYPES, businessForm } from '../sign-up-forms.ts';
import { clearFieldFailures, useSignUpFieldFailures } from '../sign-up-outcome.ts';
import { StepCard } from '../wizard/step-card.tsx';
import type { StepProps } from './step-props.ts';

const TYPES = Object.entries(BUSINESS_TYPES).map(([value, label]) => ({ value, label }));

export function BusinessStep({ next }: StepProps) {
  const [, navigate] = useLocation();
  const form = useForm(businessForm, draft.peek().business, (valid) => {
    clearFieldFailures(...Object.keys(valid));
    navigate(next);
  });
  const { values, errors, set } = form;
  useEffect(() => changeDraft({ business: values }), [values]);
  useSignUpFieldFailures(form);
  return (
    <StepCard
      title="Cuéntanos de tu negocio"
      text="Como aparece en tu RTU."
      formRef={form.ref}
      onSubmit={form.onSubmit}
    >
      <TextField
        label="Nombre del negocio"
        value={values.businessName}
        onChange={(value) => set('businessName', value)}
        error={errors.businessName}
        maxLength={LONGEST.name}
        autoComplete="organization"
      />
      <div className={grid[2]}>
        <TextField
          label="NIT"
          value={values.taxId}
          onChange={(value) => set('taxId', value)}
          error={errors.taxId}
          maxLength={14}
          autoComplete="off"
          spellCheck={false}
        />
        <TextField
          label="Persona de contacto"
          value={values.contactName}
          onChange={(value) => set('contactName', value)}
          error={errors.contactName}
          maxLength={LONGEST.name}
          autoComplete="name"
        />
      </div>
      <SelectField
        label="Tipo de negocio"
        placeholder="Elige un tipo"
        value={values.businessType}
        onChange={(value) => set('businessType', value)}
        options={TYPES}
        error={errors.businessType}
      />
      <div className={grid[2]}>
        <EmailField
          value={values.emailAddress}
          onChange={(value) => set('emailAddress', value)}
          error={errors.emailAddress}
          autoComplete="email"
        />
        <PrefixedField
          label="Teléfono"
          prefix={`+${COUNTRY_CODE}`}
          inputMode="tel"
          value={values.phoneNumber}
          onChange={(value) => set('phoneNumber', value)}
          error={errors.phoneNumber}
          maxLength={20}
          autoComplete="tel-national"
        />
      </div>
    </StepCard>
  );
}
