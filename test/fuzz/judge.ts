import { requirements } from '#sandbox/access/users/operation-requirements.ts';
import { description, type Operation } from '#sandbox/ground/contract/described-operations.ts';
import { type CallerName, isStranger } from './callers.ts';
import { BUSINESSES } from './mark-and-fill-businesses.ts';
import type { OwnedIds } from './owned-ids.ts';

/** A response whose body has been read. */
export interface Received {
  status: number;
  headers: Headers;
  text: string;
}

/** The parts of a request that are needed to judge its response. */
export interface Asked {
  operation: Operation;
  caller: CallerName;
  business: string;
  method: string;
  /** Everything that was sent, as text. */
  sent: string;
}

const MAX_FAILURE_CHARACTERS = 8_000;
const CODES = description.components.schemas.FailureCode.enum;
// Words that reveal internals: a stack trace, a file, the database's own messages.
const INSIDE = /\bat \S+ \(|node_modules|sandbox\/|\.ts:\d|syntax error|violates|pglite|duplicate key/i;

/**
 * Returns why this response must not be given to the call; undefined if it is all right. The sandbox itself checks the shapes.
 */
export function objectionTo(asked: Asked, received: Received, ids: OwnedIds): string | undefined {
  return (
    objectionToStatus(asked, received) ??
    objectionToHeaders(asked, received) ??
    (received.status >= 400 && asked.method !== 'HEAD' ? objectionToFailure(received) : undefined) ??
    objectionToContent(asked, received, ids)
  );
}

function objectionToStatus({ operation, caller }: Asked, { status, text }: Received): string | undefined {
  if (status >= 500) return `status ${status}: ${text}`;
  const needsSession = requirements[operation.id].access === 'session';
  if (needsSession && isStranger(caller) && status < 400) return `status ${status} without a session`;
  return undefined;
}

function objectionToHeaders({ method }: Asked, { status, headers, text }: Received): string | undefined {
  if (!headers.get('x-request-id')) return 'no X-Request-Id';
  if (headers.get('cache-control') !== 'no-store') return `Cache-Control: ${headers.get('cache-control')}`;
  if (status === 429 && !/^[1-9]\d*$/.test(headers.get('retry-after') ?? ''))
    return '429 without Retry-After';
  if (status === 405 && !headers.get('allow')) return '405 without Allow';
  const isFile = headers.has('content-disposition') || isStream(headers);
  const type = headers.get('content-type') ?? '';
  if (method !== 'HEAD' && text !== '' && !isFile && !type.startsWith('application/json'))
    return `Content-Type: ${type}`;
  return undefined;
}

/** Returns why a failure does not match the description. */
function objectionToFailure({ text }: Received): string | undefined {
  if (text.length > MAX_FAILURE_CHARACTERS) return `a failure of ${text.length} characters`;
  if (INSIDE.test(text)) return `a failure that tells of the inside: ${text}`;
  const { responseContent, info } = (parsed(text) ?? {}) as {
    responseContent?: unknown;
    info?: Record<string, unknown>;
  };
  const told = [info?.title, info?.message].every((part) => typeof part === 'string' && part !== '');
  if (responseContent !== null || !told || !CODES.includes(String(info?.code)))
    return `not a failure as described: ${text}`;
  return undefined;
}

function objectionToContent(asked: Asked, { headers, text }: Received, ids: OwnedIds): string | undefined {
  const isFile = headers.has('content-disposition') || isStream(headers);
  const content = isFile ? undefined : parsed(text);
  if (!isFile && text !== '' && content === undefined) return `not JSON: ${text.slice(0, 200)}`;
  // Signing in with the credentials of a user of the other business returns that business.
  if (asked.operation.id === 'auth.signIn') return undefined;
  const mark = BUSINESSES.find(
    ({ name, mark: word }) => name !== asked.business && text.includes(word) && !asked.sent.includes(word),
  );
  if (mark)
    return `a text of the business ${mark.name} for a caller of ${asked.business}: ${excerpt(text, mark.mark)}`;
  const foreign = ids.foreignIn(asked.business, content, asked.sent);
  if (foreign.length > 0)
    return `the id ${foreign[0]} of another business: ${excerpt(text, foreign[0] ?? '')}`;
  return undefined;
}

const isStream = (headers: Headers) => headers.get('content-type') === 'text/event-stream';

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const excerpt = (text: string, word: string) => {
  const at = text.indexOf(word);
  return text.slice(Math.max(0, at - 150), at + 150);
};
