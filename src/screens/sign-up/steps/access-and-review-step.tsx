import type { Failure } from '@cobros/sdk';
import { useSignals } from '@preact/signals-react/runtime';
import { useEffect } from 'react';
import { Link, useLocation } from 'wouter';
import { NewPasswordFields } from '#blocks/form/new-password-fields.tsx';
import { useSubmit } from '#blocks/form/use-form.ts';
import { Alert } from '#ui/alert.tsx';
import { captcha, isCaptchaFailure } from '../captcha/captcha-operations.ts';
import { CaptchaRow } from '../captcha/captcha-row.tsx';
import { changeDraft, draft, forgetDraft } from '../draft.ts';
import { accessForm } from '../sign-up-forms.ts';
import { sendSignUp } from '../sign-up-operations.ts';
import { useSignUpFieldFailures } from '../sign-up-outcome.ts';
import { type SignUpStep, STEPS, type StepName } from '../steps.ts';
import { forgetPasswords, typedPasswords } from '../typed-passwords.ts';
import { StepCard } from '../wizard/step-card.tsx';
import { Review } from './review.tsx';
import type { StepProps } from './step-props.ts';
import { UsernameField, useUsernameCheck } from './username-field.tsx';

export function AccessAndReviewStep({ back, next }: StepProps) {
  useSignals();
  const [, navigate] = useLocation();
  const initial = { username: draft.peek().username, ...typedPasswords.peek() };
  const { form, busy, failure } = useSubmit(accessForm, initial, sendSignUp, () => {
    navigate(next, { replace: true });
    // Deletes the draft from this device; only the data that Listo shows is kept.
    forgetDraft();
    forgetPasswords();
  });
  const { values, errors, set } = form;
  const { username, password1, password2 } = values;
  const availability = useUsernameCheck(username);
  useEffect(() => void changeDraft({ username }), [username]);
  useEffect(() => {
    typedPasswords.value = { password1, password2 };
  }, [password1, password2]);
  useSignUpFieldFailures(form);
  return (
    <StepCard
      title="Crea tu acceso"
      text="Con este usuario iniciarás sesión en el portal."
      back={back}
      submitLabel="Enviar afiliación"
      busy={busy}
      formRef={form.ref}
      onSubmit={form.onSubmit}
      alert={failure && !isCaptchaFailure(failure) && <SignUpFailureAlert failure={failure} />}
    >
      <UsernameField
        value={username}
        onChange={(value) => set('username', value)}
        error={errors.username}
        availability={availability}
      />
      <NewPasswordFields label="Contraseña" values={values} errors={errors} onChange={set} />
      <Review draft={draft.value} />
      <CaptchaRow captcha={captcha} />
    </StepCard>
  );
}

/** The step that contains each field of the call. */
const STEP_OF: Record<string, StepName> = {
  businessName: 'business',
  taxId: 'business',
  businessType: 'business',
  contactName: 'business',
  emailAddress: 'business',
  countryCode: 'business',
  phoneNumber: 'business',
  stateId: 'location',
  cityId: 'location',
  address: 'location',
  fundSourceId: 'bank',
  documentIds: 'documents',
};

/** The failure of the sign-up, with a link to each step that must be corrected. */
const SignUpFailureAlert = ({ failure }: { failure: Failure }) => (
  <Alert tone="error" title={failure.title}>
    {failure.message}
    {stepsOf(failure).map(({ name, path, label }) => (
      <p key={name}>
        <Link href={path}>Corregir {label}</Link>
      </p>
    ))}
  </Alert>
);

function stepsOf({ fields = [] }: Failure): SignUpStep[] {
  const names = new Set(fields.map(({ field }) => STEP_OF[field]));
  return STEPS.filter(({ name }) => names.has(name));
}
