import type { Failure } from '@cobros/sdk';
import { Alert } from '#ui/alert.tsx';

/** The failure's message and, for a server error, the request id to search the logs for. */
export const FailureText = ({ failure: { message, status = 0, requestId } }: { failure: Failure }) => (
  <>
    {message}
    {status >= 500 && requestId && (
      <>
        <br />
        <small>Código de soporte: {requestId}</small>
      </>
    )}
  </>
);

/** Section 8 of the specification: `title: message`, in red, inside the dialog. */
export const FailureAlert = ({ failure }: { failure: Failure }) => (
  <Alert tone="error" title={failure.title}>
    <FailureText failure={failure} />
  </Alert>
);
