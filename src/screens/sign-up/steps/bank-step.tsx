import { useSignals } from '@preact/signals-react/runtime';
import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { FailureAlert } from '#blocks/form/failure-alert.tsx';
import { UnreadAlert } from '#blocks/form/read-failure-alert.tsx';
import { useSubmit } from '#blocks/form/use-form.ts';
import { ACCOUNT_TYPES } from '#domain/account-types.ts';
import { LONGEST } from '#domain/maximum-lengths.ts';
import { useResource } from '#stores/resource.ts';
import { grid } from '#styles/layout.css.ts';
import { SelectField } from '#ui/select-field.tsx';
import { TextField } from '#ui/text-field.tsx';
import { changeDraft, draft } from '../draft.ts';
import { bankForm } from '../sign-up-forms.ts';
import { listBanks, registerFundSource } from '../sign-up-operations.ts';
import { clearFieldFailures, fieldFailure } from '../sign-up-outcome.ts';
import { StepCard } from '../wizard/step-card.tsx';
import { nameOf, optionsOf, type StepProps } from './step-props.ts';

const TYPES = Object.entries(ACCOUNT_TYPES).map(([value, label]) => ({ value, label }));

export function BankStep({ back, next }: StepProps) {
  useSignals();
  const [, navigate] = useLocation();
  const banks = useResource('sign-up/banks', listBanks);
  const { form, busy, failure } = useSubmit(bankForm, draft.peek().bank, registerFundSource, () => {
    clearFieldFailures('fundSourceId');
    navigate(next);
  });
  const { values, errors, set, field } = form;
  useEffect(() => void changeDraft({ bank: values }), [values]);
  const unread = banks.failure.value;
  const shownFailure = failure ?? fieldFailure('fundSourceId');
  return (
    <StepCard
      title="¿Dónde recibes tu dinero?"
      text="La cuenta a la que llega cada cierre."
      back={back}
      busy={busy}
      formRef={form.ref}
      onSubmit={form.onSubmit}
      alert={unread ? <UnreadAlert of={banks} /> : shownFailure && <FailureAlert failure={shownFailure} />}
    >
      <div className={grid[2]}>
        <SelectField
          label="Banco"
          placeholder="Elige un banco"
          value={values.bankId}
          onChange={(bankId) => {
            set('bankId', bankId);
            set('bankName', nameOf(banks.data.value, bankId));
          }}
          options={optionsOf(banks.data.value)}
          loading={!banks.data.value && banks.loading.value}
          error={errors.bankId}
        />
        <SelectField
          label="Tipo de cuenta"
          placeholder="Elige un tipo"
          {...field('accountType')}
          options={TYPES}
        />
      </div>
      <TextField
        label="Número de cuenta"
        {...field('accountNumber')}
        inputMode="numeric"
        maxLength={30}
        autoComplete="off"
      />
      <TextField
        label="Titular de la cuenta"
        help="Como aparece en tu estado de cuenta."
        {...field('accountHolder')}
        maxLength={LONGEST.name}
        autoComplete="off"
      />
    </StepCard>
  );
}
