import type { Failure } from '@cobros/sdk';

/** The message and, for an error of the server, the code by which its logs tell what happened. */
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
