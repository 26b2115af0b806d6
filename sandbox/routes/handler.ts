import type { Captcha } from '../captcha/captcha.ts';
import type { AnswerOf, ContentOf, OperationId, PathOf, Schemas } from '../contract/types.ts';
import type { Transactional } from '../db/database.ts';
import type { CallOrigin } from '../rules/call-origin.ts';
import type { OpenOperationId } from '../rules/requirements.ts';
import type { Session } from '../rules/sessions.ts';
import type { WebhookClient } from '../webhooks/client.ts';

/** One call, checked: its content fits the description and its caller may make it. */
export interface Call<Id extends OperationId> {
  content: ContentOf<Id>;
  /** Path parameters. */
  path: PathOf<Id>;
  /** The caller's session; undefined for calls without one. */
  session: Id extends OpenOperationId ? undefined : Session;
  /** The token the session came with. */
  token: string;
  /** From where the call came. */
  from: CallOrigin;
  /** The address that rate limits count by; null for a call that came over no network. */
  clientAddress: string | null;
  /** The moment by the sandbox's clock. */
  now: Date;
  /** Within an `Idempotency-Key` an open transaction, which the handler's own transactions join. */
  database: Transactional;
  headers: Headers;
  /** Aborted when the caller waits no more: long work may stop. */
  signal: AbortSignal;
  /** Reaches the addresses of webhooks. */
  webhooks: WebhookClient;
  captcha: Captcha;
}

/** A handler's answer: the content and, where the person is to be told, title and message. */
export interface Answer<Id extends OperationId> {
  content: AnswerOf<Id>;
  info?: Schemas['Info'];
}

/** A file that is downloaded. */
export interface FileContent {
  bytes: Uint8Array;
  /** File name of the download. */
  name: string;
  contentType: string;
}

/** Does one operation of the description. Refuses by throwing an ApiError. One whose answer is no JSON answers a file. */
export type Handler<Id extends OperationId> = (
  call: Call<Id>,
) => Promise<[AnswerOf<Id>] extends [never] ? { file: FileContent } : Answer<Id>>;

/** One for every operation of the description. */
export type Handlers = { [Id in OperationId]: Handler<Id> };
