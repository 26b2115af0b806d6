import type { Info } from '../generated/entities.ts';
import { LONG } from './long-response-parts.ts';
import { nextTask, readTextWithPauses } from './read-text-with-pauses.ts';
import { failed, type Result } from './result.ts';
import { retryAfter } from './retry-after.ts';

/** Parts of a response that its failures include. */
interface Answered {
  status: number;
  requestId?: string;
}

export function answeredBy({ status, headers }: Response): Answered {
  const requestId = headers.get('X-Request-Id');
  return { status, ...(requestId && { requestId }) };
}

/** Reads a 2xx response. A response without data is unreadable (specification §8). */
export async function unwrap<Data>(response: Response): Promise<Result<Data>> {
  const { body, cause } = await parse(await readTextWithPauses(response));
  const data = isObject(body) ? body.responseContent : null;
  if (data == null) return failed('unreadable', { ...answeredBy(response), ...cause });
  const info = infoOf(body);
  return { ok: true, data: data as Data, ...(info && { info }) };
}

/**
 * The failure of a response other than 2xx. `error` is its body: parsed, or text if it is not JSON. `endsSession` says whether
 * its 401 means that the session has ended.
 */
export async function failureOf(response: Response, error: unknown = '', endsSession: boolean) {
  const { body, cause } = typeof error === 'string' ? await parse(error) : { body: error };
  const info = infoOf(body);
  const answered = answeredBy(response);
  if (endsSession) {
    const { fields, challenge, ...rest } = info ?? {};
    return failed('session-ended', { ...rest, ...answered, status: 401 });
  }
  if (!info) return failed('unreadable', { ...answered, ...cause });
  const retryAfterSeconds = retryAfter(response.headers);
  return failed('answered', {
    ...answered,
    ...info,
    ...(retryAfterSeconds !== undefined && { retryAfterSeconds }),
  });
}

function infoOf(body: unknown): Info | undefined {
  const info = isObject(body) && body.info;
  if (!isObject(info) || typeof info.title !== 'string' || typeof info.message !== 'string') return undefined;
  const { title, message, code, fields, challenge } = info;
  // Without an empty title or message, so that a failure keeps the usual one.
  return {
    ...(title && { title }),
    ...(message && { message }),
    ...(typeof code === 'string' && { code }),
    ...(Array.isArray(fields) && { fields }),
    ...(isObject(challenge) && { challenge }),
  } as Info;
}

async function parse(text: string): Promise<{ body?: unknown; cause?: { cause: unknown } }> {
  try {
    return { body: text.length > LONG ? await parseLong(text) : JSON.parse(text) };
  } catch (cause) {
    return { cause: { cause } };
  }
}

/** The parser in parts is loaded on demand, because most pages never read a long response. */
async function parseLong(text: string): Promise<unknown> {
  const { parseInParts } = await import('./parse-in-parts.ts').catch(() => ({ parseInParts: JSON.parse }));
  return parseInParts(text, nextTask);
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
