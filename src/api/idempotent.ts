import type { Failure, Result } from '@cobros/sdk';

type Send<Content, Data> = (content: Content, options: { idempotencyKey: string }) => Promise<Result<Data>>;

/**
 * Repeats the idempotency key while the content is the same and the outcome is unknown, so that a repeated call is not
 * carried out twice.
 */
export function idempotent<Content, Data>(
  send: Send<Content, Data>,
): (content: Content) => Promise<Result<Data>> {
  let last: { text: string; key: string } | undefined;
  return async (content) => {
    const text = JSON.stringify(content);
    if (last?.text !== text) last = { text, key: randomKey() };
    const { key } = last;
    const result = await send(content, { idempotencyKey: key });
    if (isOutcomeKnown(result)) last = undefined;
    return result;
  };
}

/** Nobody knows if the call was carried out. */
export const isUnanswered = ({ kind, status = 500 }: Failure): boolean =>
  kind !== 'answered' || status >= 500;

/** False while a repetition has to be the same call. A 409 may mean that the first call with the key is still running. */
export const isOutcomeKnown = (result: Result<unknown>): boolean =>
  result.ok || !(isUnanswered(result.failure) || result.failure.status === 409);

// crypto.randomUUID only exists on https and localhost; a cashier's device may use plain http on the local network.
function randomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
