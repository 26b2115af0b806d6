import type { BrowserInfo, Info } from '../generated/entities.ts';
import { parseJson } from './parse-json.ts';
import { readText } from './read-text.ts';
import { failed, type Result } from './result.ts';

export function wrap(requestContent: unknown, browserInfo: BrowserInfo | undefined): object {
  return browserInfo ? { requestContent, browserInfo } : { requestContent };
}

/** The head of a response, which its failures tell. */
interface Answered {
  status: number;
  requestId?: string;
}

function answeredBy({ status, headers }: Response): Answered {
  const requestId = headers.get('X-Request-Id');
  return requestId ? { status, requestId } : { status };
}

/** Reads a 2xx response. One without data counts as unreadable (specification §8). */
export async function unwrap<Data>(response: Response): Promise<Result<Data>> {
  const { body, cause } = await bodyOf(response);
  if (!isObject(body) || body.responseContent === null || body.responseContent === undefined)
    return failed('unreadable', { ...answeredBy(response), ...cause });
  const data = body.responseContent as Data;
  const info = infoOf(body);
  return info ? { ok: true, data, info } : { ok: true, data };
}

/** Reads a response other than 2xx; `endsSession` says if its 401 means that the session has ended. */
export async function failureOf(response: Response, endsSession: boolean) {
  const { body, cause } = await bodyOf(response);
  const info = isObject(body) ? infoOf(body) : undefined;
  const answered = answeredBy(response);
  if (endsSession) {
    const { fields, ...told } = info ?? {};
    return failed('session-ended', { ...told, ...answered, status: 401 });
  }
  if (!info) return failed('unreadable', { ...answered, ...cause });
  const retryAfterSeconds = retryAfter(response.headers.get('Retry-After'));
  const wait = retryAfterSeconds === undefined ? {} : { retryAfterSeconds };
  return failed('answered', { ...answered, ...info, ...wait });
}

function infoOf(answer: Record<string, unknown>): Info | undefined {
  const { info } = answer;
  if (!isObject(info) || typeof info.title !== 'string' || typeof info.message !== 'string') return undefined;
  const { title, message, code, fields } = info;
  return {
    title,
    message,
    ...(typeof code === 'string' ? { code: code as Info['code'] & string } : {}),
    ...(Array.isArray(fields) ? { fields: fields as Info['fields'] & object } : {}),
  };
}

/** Accepts both forms of `Retry-After`: seconds and a date (RFC 9110 §10.2.3). */
function retryAfter(header: string | null, now = Date.now()): number | undefined {
  if (header === null) return undefined;
  if (/^\d+$/.test(header.trim())) return Number(header);
  const date = Date.parse(header);
  return Number.isNaN(date) ? undefined : Math.max(0, Math.ceil((date - now) / 1000));
}

async function bodyOf(response: Response): Promise<{ body?: unknown; cause?: { cause: unknown } }> {
  const text = await readText(response);
  try {
    return { body: await parseJson(text) };
  } catch (cause) {
    return { cause: { cause } };
  }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
