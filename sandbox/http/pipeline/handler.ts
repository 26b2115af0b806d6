import type { Captcha } from '#access/captcha/captcha-interface.ts';
import type { CallOrigin } from '#access/sessions/call-origin.ts';
import type { PolledScope } from '#access/sessions/scope-version.ts';
import type { Session } from '#access/sessions/sessions.ts';
import type { OpenOperationId } from '#access/users/operation-requirements.ts';
import type {
  ContentOf,
  IsConditional,
  OperationId,
  PathOf,
  ResponseContentOf,
  Schemas,
} from '#ground/contract/operation-types.ts';
import type { Queryable, Transactional } from '#ground/db/database.ts';
import type { Bank } from '#money/deposits/bank.ts';
import type { ChangeStreams } from '#out/changes/change-streams.ts';
import type { BackgroundFiles, OnRows } from '#out/downloads/background-files.ts';
import type { WebhookSender } from '#out/notifications/webhook-sender.ts';

/** The context of a call, beside its content and its caller. */
export interface CallContext {
  /** The address by which rate limits count; null for a call that did not come over the network. */
  clientAddress: string | null;
  /** The origin by which the caller reached this server. */
  serverOrigin: string;
  /** For a call with an `Idempotency-Key` this is an open transaction, which the handler's own transactions join. */
  database: Transactional;
  /** For reads that may be some seconds late: the standby, if available. */
  reads: Queryable;
  headers: Headers;
  /** Aborted when the client disconnects, so that long work can stop. */
  signal: AbortSignal;
  /** Sends webhooks. */
  webhooks: WebhookSender;
  captcha: Captcha;
  /** Receives the money of closings and deposits. */
  bank: Bank;
  /** Notifies listeners of changes. */
  changes: ChangeStreams;
  /** Writes files in the background. */
  backgroundFiles: BackgroundFiles;
  /** Reports the progress of a file that is written in the background. */
  onRows?: OnRows;
  /** For long-lasting calls with a session: reloads it. @throws ApiError 401 or 403 if it may no longer make the call */
  reauthenticate: () => Promise<{ session: Session; expiresAt: Date }>;
  /** Closes the connection of a caller that does not read. */
  cutOff: (() => void) | undefined;
  /** Checks a content as if it were sent to another operation. @throws ApiError 400 with the invalid fields */
  checkContent: (operation: OperationId, content: unknown) => unknown;
}

/** A call that has passed all checks: its content matches the description, and its caller has the permission. */
interface Call<Id extends OperationId> extends CallContext {
  content: ContentOf<Id>;
  /** Path parameters. */
  path: PathOf<Id>;
  /** The caller's session; undefined for calls without one. */
  session: Id extends OpenOperationId ? undefined : Session;
  /** The scope that this session polled last, with its version: most likely that of a conditional call. */
  polled: PolledScope | undefined;
  /** The session's token. */
  token: string;
  /** Address and device of the caller. */
  from: CallOrigin;
  /** Current time by the sandbox's clock. */
  now: Date;
  /** When the session ends. */
  expiresAt: Id extends OpenOperationId ? undefined : Date;
}

/** A handler's result: the content and, if the user should see one, a title and message. */
interface HandlerResult<Id extends OperationId> {
  content: ResponseContentOf<Id>;
  info?: Schemas['Info'];
  /** The response's `ETag`. */
  tag?: string;
}

/** The response to a caller that already has the content with this `ETag`. */
export interface Unchanged {
  unchanged: string;
}

export interface FileContent {
  /** The content; a stream is sent while it is read. */
  bytes: Uint8Array | ReadableStream<Uint8Array>;
  /** File name of the download. */
  name: string;
  contentType: string;
}

/** The events of a streaming response. */
export interface EventStream {
  events: ReadableStream<Uint8Array>;
}

/**
 * Carries out one operation of the description. It rejects a call by throwing an ApiError. An operation without a
 * JSON response returns a file or events.
 */
export type Handler<Id extends OperationId> = (
  call: Call<Id>,
) => Promise<
  [ResponseContentOf<Id>] extends [never]
    ? Id extends 'changes.stream'
      ? EventStream
      : { file: FileContent }
    : HandlerResult<Id> | (IsConditional<Id> extends true ? Unchanged : never)
>;

export type Handlers = { [Id in OperationId]: Handler<Id> };
