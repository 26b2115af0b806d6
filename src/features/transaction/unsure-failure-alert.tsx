import type { Failure } from '@cobros/sdk';
import { isUnanswered } from '#api/keyed-calls.ts';
import { FailureText } from '#blocks/form/failure-alert.tsx';
import { Alert } from '#ui/alert.tsx';

/** The failure of a call with a key. If there was no response, it says that repeating is safe while the key lasts. */
export const UnsureFailureAlert = ({ failure }: { failure: Failure }) => (
  <Alert tone="error" title={failure.title}>
    <FailureText failure={failure} />
    {isUnanswered(failure) && (
      <>
        <br />
        Si alcanzó a llegar, repetirlo enseguida no lo duplica.
      </>
    )}
  </Alert>
);
