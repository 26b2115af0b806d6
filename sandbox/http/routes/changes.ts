import type { Handler } from '#http/pipeline/handler.ts';

/** GET changes/v3/stream */
export const stream: Handler<'changes.stream'> = async (call) => {
  const { changes, session, expiresAt, clientAddress, reauthenticate, cutOff, signal } = call;
  return {
    events: await changes.open({
      session,
      expiresAt,
      address: clientAddress,
      reauthenticate,
      cutOff,
      signal,
    }),
  };
};
