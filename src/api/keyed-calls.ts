import type { Failure, Result } from '@cobros/sdk';
import { api, type Create, type MakeKeyed } from './business-api.ts';
import { explained } from './explained.ts';

/** A request sent longer ago than this shortest timeout has ended, so sending it again is a new request. */
export const REPEATABLE_MS = 5 * 60_000;

interface SentCall {
  key: string;
  at: number;
}

/** Calls of the current intention that may have been carried out, by path and content. */
const unansweredCalls = new Map<string, SentCall>();

/** Ends an intention when its dialog closes. Anything sent afterwards is another call, even with the same content. */
export const endIntention = (): void => unansweredCalls.clear();

/** Reuses the idempotency key while intention and content are the same and the outcome is unknown. */
export const makeKeyed: MakeKeyed = async (path, content, send) => {
  const call = path + JSON.stringify(content);
  const last = unansweredCalls.get(call);
  const sent = last && Date.now() - last.at < REPEATABLE_MS ? last : { key: randomKey(), at: Date.now() };
  unansweredCalls.set(call, sent);
  const result = await explained(await send(sent.key));
  if (isOutcomeKnown(result) && unansweredCalls.get(call) === sent) unansweredCalls.delete(call);
  return result;
};

/** The client of an area with calls that must not be carried out twice. */
export const keyedApi = <Client>(create: Create<Client>): Client => api(create, makeKeyed);

/** True if it is unknown whether the call was carried out. */
export const isUnanswered = ({ kind, status = 500 }: Failure): boolean =>
  kind !== 'answered' || status >= 500;

/** False if a repetition must use the same key. A 409 may mean that the first call with the key is still running. */
export const isOutcomeKnown = (result: Result<unknown>): boolean =>
  result.ok || !(isUnanswered(result.failure) || result.failure.status === 409);

// A substitute for crypto.randomUUID, which exists only on https and localhost; a cashier's device may use plain http on
// the local network.
export function randomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
