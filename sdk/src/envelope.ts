import type { components } from '../generated/schema.d.ts';
import { parseJson } from './parse-json.ts';
import { type Failure, failed, type Info, type Result } from './result.ts';

export type BrowserInfo = components['schemas']['BrowserInfo'];

export function wrap(requestContent: unknown, browserInfo: BrowserInfo | undefined): object {
  return browserInfo ? { requestContent, browserInfo } : { requestContent };
}

/** Reads a 2xx response. One without data counts as unreadable (specification §8). */
export async function unwrap<Data>(text: string, status: number): Promise<Result<Data>> {
  const answer = await parseJson(text).catch(() => undefined);
  if (!isObject(answer) || answer.responseContent === null || answer.responseContent === undefined)
    return failed('unreadable', { status });
  const data = answer.responseContent as Data;
  const info = infoOf(answer);
  return info ? { ok: true, data, info } : { ok: true, data };
}

/** Reads a response other than 2xx. `error` is its body, parsed if it was JSON. */
export function failureOf(error: unknown, response: Response): { ok: false; failure: Failure } {
  const { status } = response;
  const info = isObject(error) ? infoOf(error) : undefined;
  if (!info) return failed('unreadable', { status });
  const retryAfterSeconds = retryAfter(response.headers.get('Retry-After'));
  return failed('answered', {
    ...info,
    status,
    ...(retryAfterSeconds === undefined ? {} : { retryAfterSeconds }),
  });
}

function infoOf(answer: Record<string, unknown>): Info | undefined {
  const { info } = answer;
  if (!isObject(info) || typeof info.title !== 'string' || typeof info.message !== 'string') return undefined;
  const { title, message, fields } = info;
  return Array.isArray(fields)
    ? { title, message, fields: fields as Info['fields'] & object }
    : { title, message };
}

/** Accepts both forms of `Retry-After`: seconds and a date (RFC 9110 §10.2.3). */
function retryAfter(header: string | null, now = Date.now()): number | undefined {
  if (header === null) return undefined;
  if (/^\d+$/.test(header.trim())) return Number(header);
  const date = Date.parse(header);
  return Number.isNaN(date) ? undefined : Math.max(0, Math.ceil((date - now) / 1000));
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
