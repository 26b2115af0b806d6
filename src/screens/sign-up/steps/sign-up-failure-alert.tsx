import type { Failure } from '@cobros/sdk';
import { Link } from 'wouter';
import { Alert } from '../../../ui/alert.tsx';
import { type SignUpStep, STEPS, type StepName } from '../steps.ts';

/** Step of each field of the call. */
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

/** Failure of the sign-up, with a link to each step that has to be corrected. */
export const SignUpFailureAlert = ({ failure }: { failure: Failure }) => (
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
