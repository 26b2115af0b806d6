import type { Operation } from '../contract/description.ts';
import type { Schemas } from '../contract/types.ts';
import type { Transactional } from '../db/database.ts';
import type { FileContent, Handlers } from '../routes/handler.ts';
import { ApiError } from '../rules/api-error.ts';
import { requirements } from '../rules/requirements.ts';
import type { WebhookClient } from '../webhooks/client.ts';
import { authenticate, type Caller } from './authenticate.ts';
import { originOf } from './call-origin.ts';
import { errorAnswer, successAnswer, toResponse, type WireAnswer } from './envelope.ts';
import { toFileResponse } from './file-answer.ts';
import { onlyOnce } from './idempotency.ts';
import { readJson } from './read-json.ts';
import { checkAnswer, checkFile, validateBody, validateIdempotencyKey } from './validate.ts';

export interface PipelineOptions {
  database: Transactional;
  handlers: Handlers;
  webhooks: WebhookClient;
  /** Checks every answer against the description and fails loudly. For tests. */
  checkAnswers: boolean;
  /** Told of what nobody meant to happen. */
  onUnexpected: (cause: unknown, operation: Operation) => void;
}

// A handler as the pipeline sees it: what it is given was checked against the description just before.
type AnyHandler = (call: AnyCall) => Promise<JsonAnswer | { file: FileContent }>;

interface AnyCall extends Caller {
  content: unknown;
  database: Transactional;
  headers: Headers;
  signal: AbortSignal;
  webhooks: WebhookClient;
}

interface JsonAnswer {
  content: unknown;
  info?: Schemas['Info'];
}

/** Serves one operation of the description, step by step; whatever is thrown becomes the envelope here. */
export async function serve(
  operation: Operation,
  request: Request,
  options: PipelineOptions,
): Promise<Response> {
  const answer = await answerTo(operation, request, options).catch((cause: unknown): WireAnswer => {
    // Work that stopped because nobody waits for it any more did not fail.
    if (!(cause instanceof ApiError) && !request.signal.aborted) options.onUnexpected(cause, operation);
    return errorAnswer(cause);
  });
  if ('file' in answer) {
    if (options.checkAnswers) checkFile(operation, answer.file.contentType);
    return toFileResponse(answer.file);
  }
  if (options.checkAnswers) checkAnswer(operation, answer.status, answer.body);
  return toResponse(answer);
}

async function answerTo(
  operation: Operation,
  request: Request,
  { database, handlers, webhooks }: PipelineOptions,
): Promise<WireAnswer | { file: FileContent }> {
  const handler = handlers[operation.id] as AnyHandler | undefined;
  const body = operation.bodySchema === null ? undefined : await readJson(request);
  const caller = await authenticate(database, requirements[operation.id], request.headers, originOf(request));
  if (!handler) throw new ApiError(501, 'No disponible', 'Esta función aún no está disponible');
  const content = validateBody(operation, body);
  const { headers, signal } = request;
  const run = (within: Transactional) =>
    handler({ ...caller, content, database: within, headers, signal, webhooks });

  const key = operation.idempotent ? headers.get('idempotency-key') : null;
  if (key === null || !caller.session) return wireAnswer(await run(database));
  validateIdempotencyKey(key);
  const identity = { userId: caller.session.user.id, operation: operation.id, key, content };
  return wireAnswer(await onlyOnce(database, identity, caller.now, run));
}

function wireAnswer(answer: JsonAnswer | { file: FileContent }): WireAnswer | { file: FileContent } {
  return 'file' in answer ? answer : successAnswer(answer);
}
