import type { Failure } from '@cobros/sdk';
import { Alert } from '../../ui/alert.tsx';
import { FailureText } from './failure-text.tsx';

/** Section 8 of the specification: `title: message`, in red, inside the dialog. */
export const FailureAlert = ({ failure }: { failure: Failure }) => (
  <Alert tone="error" title={failure.title}>
    <FailureText failure={failure} />
  </Alert>
);
