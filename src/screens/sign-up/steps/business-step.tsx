import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { EmailField } from '#blocks/form/email-field.tsx';
import { useForm } from '#blocks/form/use-form.ts';
import { LONGEST } from '#domain/maximum-lengths.ts';
import { grid } from '#styles/layout.css.ts';
import { PrefixedField } from '#ui/prefixed-field.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { TextField } from '#ui/text-field.tsx';
import { COUNTRY_CODE } from '#words/phone.ts';
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
  const { values, field } = form;
  useEffect(() => void changeDraft({ business: values }), [values]);
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
        {...field('businessName')}
        maxLength={LONGEST.name}
        autoComplete="organization"
      />
      <div className={grid[2]}>
        <TextField label="NIT" {...field('taxId')} maxLength={14} autoComplete="off" spellCheck={false} />
        <TextField
          label="Persona de contacto"
          {...field('contactName')}
          maxLength={LONGEST.name}
          autoComplete="name"
        />
      </div>
      <SelectField
        label="Tipo de negocio"
        placeholder="Elige un tipo"
        {...field('businessType')}
        options={TYPES}
      />
      <div className={grid[2]}>
        <EmailField {...field('emailAddress')} autoComplete="email" />
        <PrefixedField
          label="Teléfono"
          prefix={`+${COUNTRY_CODE}`}
          inputMode="tel"
          {...field('phoneNumber')}
          maxLength={20}
          autoComplete="tel-national"
        />
      </div>
    </StepCard>
  );
}
