import type { Captcha } from '#access/captcha/captcha-interface.ts';
import { limitProofs, type TypedProof } from '#access/second-factor/prove-caller.ts';
import { callOrigin } from '#access/sessions/call-origin.ts';
import { isRead, noteOwnChange } from '#access/sessions/read-own-writes.ts';
import { requirements } from '#access/users/operation-requirements.ts';
import type { Operation } from '#ground/contract/described-operations.ts';
import type { Transactional } from '#ground/db/database.ts';
import { describeRequest } from '#ground/log/current-request.ts';
import { type Connection, clientAddressOf } from '#http/server/client-address.ts';
import { EVENTS_TYPE, toEventResponse } from '#http/server/event-response.ts';
import {
  type ApiResponse,
  errorResponse,
  type JsonResult,
  successResponse,
  toResponse,
  unchangedResponse,
} from '#http/server/response-envelope.ts';
import { serverOriginOf } from '#http/server/server-origin.ts';
import type { Bank } from '#money/deposits/bank.ts';
import type { ChangeStreams } from '#out/changes/change-streams.ts';
import type { BackgroundFiles } from '#out/downloads/background-files.ts';
import type { WebhookSender } from '#out/notifications/webhook-sender.ts';
import { ApiError } from '#terms/errors/api-error.ts';
import { type Caller, identifyCaller, reauthentication, requireAllowed } from './authorize-call.ts';
import { checkContent } from './check-content.ts';
import { checkFile, checkResponse } from './check-response.ts';
import { toFileResponse } from './file-response.ts';
import type { CallContext, EventStream, FileContent, Handlers, Unchanged } from './handler.ts';
import { runOncePerKey } from './idempotency.ts';
import { maxBodyBytes } from './max-body-bytes.ts';
import { readForm } from './read-form.ts';
import { readJson } from './read-json.ts';
import type { Standby } from './standby.ts';
import { storedOperation } from './stored-operation-names.ts';
import { validateBody, validateForm, validateIdempotencyKey, validatePath } from './validate-request.ts';
import type { LimitVisitors } from './visitor-limits.ts';

export interface PipelineOptions {
  database: Transactional;
  standby?: Standby | undefined;
  handlers: Handlers;
  webhooks: WebhookSender;
  captcha: Captcha;
  bank: Bank;
  changes: ChangeStreams;
  backgroundFiles: BackgroundFiles;
  limitVisitors: LimitVisitors;
  /** Checks every response against the description and throws if it does not match. For tests. */
  checkResponses: boolean;
  trustProxy: boolean;
  /** Called for unexpected errors. */
  onUnexpected: (cause: unknown, operation: Operation) => void;
}

// The type of any handler in the pipeline. The cast is safe because the input has just been checked against the description.
type AnyHandler = (call: AnyCall) => Promise<AnyResult>;
type AnyResult = JsonResult | Unchanged | Body;
/** Results other than JSON. */
type Body = { file: FileContent } | EventStream;

interface AnyCall extends Caller, CallContext {
  content: unknown;
  path: Readonly<Record<string, string>>;
}

/** A request with the values of its path parameters and its connection. */
export interface Arrival {
  request: Request;
  path: Readonly<Record<string, string>>;
  connection: Connection;
}

/** Serves one operation of the description step by step, and turns every thrown error into the envelope. */
export async function serve(
  operation: Operation,
  arrival: Arrival,
  options: PipelineOptions,
): Promise<Response> {
  describeRequest({ route: `/api${operation.path}`, operation: operation.id });
  // Set as soon as the caller is known, even if the call is rejected.
  let accessVersion: string | undefined;
  // Seconds that the sandbox's clock is ahead.
  let ahead: number | undefined;
  const onCaller = ({ now, session }: Caller) => {
    ahead = now.getTime() - Date.now();
    accessVersion = session?.accessVersion;
  };
  const result = await resultOf(operation, arrival, options, onCaller).catch(async (cause: unknown) => {
    if (cause instanceof ApiError) await cause.trace?.(options.database);
    // Errors after the client has disconnected are not reported, because aborting the work is expected.
    if (!(cause instanceof ApiError) && !arrival.request.signal.aborted)
      options.onUnexpected(cause, operation);
    return errorResponse(cause);
  });
  if (options.checkResponses) checkApiResponse(operation, result);
  if (!isRead(operation)) options.changes.wake();
  const response = responseOf(result, arrival.request.method);
  if (ahead !== undefined) response.headers.set('Date', new Date(Date.now() + ahead).toUTCString());
  if (accessVersion !== undefined) response.headers.set('X-Access-Version', accessVersion);
  return response;
}

function responseOf(result: ApiResponse | Body, method: string): Response {
  if ('events' in result) return toEventResponse(result.events, method);
  return 'file' in result ? toFileResponse(result.file, method) : toResponse(result);
}

function checkApiResponse(operation: Operation, result: ApiResponse | Body): void {
  if ('events' in result) checkFile(operation, EVENTS_TYPE);
  else if ('file' in result) checkFile(operation, result.file.contentType);
  else checkResponse(operation, result.status, result.body);
}

async function resultOf(
  operation: Operation,
  { request, path, connection }: Arrival,
  {
    database,
    standby,
    handlers,
    webhooks,
    captcha,
    bank,
    changes,
    backgroundFiles,
    limitVisitors,
    trustProxy,
  }: PipelineOptions,
  onCaller: (caller: Caller) => void,
): Promise<ApiResponse | Body> {
  const handler = handlers[operation.id] as AnyHandler;
  const { headers, signal } = request;
  const clientAddress = clientAddressOf(headers, connection, trustProxy);
  await limitVisitors(database, operation.id, clientAddress);
  const body =
    operation.bodySchema === null ? undefined : await readJson(request, maxBodyBytes(operation.id));
  const requirement = requirements[operation.id];
  const caller = await identifyCaller(
    database,
    requirement,
    headers,
    callOrigin(clientAddress, headers.get('user-agent')),
    captcha,
  );
  onCaller(caller);
  requireAllowed(caller, requirement);
  validatePath(operation, path);
  const content = operation.formSchema
    ? validateForm(operation, await readForm(request))
    : validateBody(operation, body);
  const reauthenticate = reauthentication(database, requirement, caller);
  const { cutOff } = connection;
  const tools = { webhooks, captcha, bank, changes, backgroundFiles, reauthenticate, cutOff, checkContent };
  const serverOrigin = serverOriginOf(request, trustProxy);
  const given = { ...caller, ...tools, content, path, clientAddress, serverOrigin, headers, signal };
  const run = (within: Transactional) => {
    const reads = standby && !caller.changedLately ? standby.reads() : within;
    return handler({ ...given, database: within, reads });
  };
  if (standby && caller.session) await noteOwnChange(database, caller.session, operation);

  const key = operation.idempotent ? headers.get('idempotency-key') : null;
  if (key !== null) validateIdempotencyKey(key);
  // Keys belong to a session. The only call without a session that takes a key (the sign-up) stores it itself.
  const { session, now } = caller;
  if (!operation.idempotent || !session) return apiResponse(await run(database));
  const { proof, rest } = withoutProof(content);
  const once = (within: Transactional) => {
    if (key === null) return run(within);
    const identity = {
      userId: session.user.id,
      operation: storedOperation(operation.id),
      key,
      content: rest,
    };
    return runOncePerKey(within, identity, now, run);
  };
  return apiResponse(await limitProofs(database, session, proof, now, once));
}

/** The proof is no part of what a key stands for: the same call may be proven otherwise, and no hash of a password is stored. */
function withoutProof(content: unknown): { proof: TypedProof; rest: unknown } {
  if (typeof content !== 'object' || content === null) return { proof: {}, rest: content };
  const { verificationCode, password, ...rest } = content as TypedProof;
  return { proof: { verificationCode, password }, rest };
}

function apiResponse(result: AnyResult): ApiResponse | Body {
  if ('file' in result || 'events' in result) return result;
  return 'unchanged' in result ? unchangedResponse(result.unchanged) : successResponse(result);
}
