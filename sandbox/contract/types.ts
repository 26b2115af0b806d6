import type { components, operations } from '../../sdk/generated/schema.d.ts';

/** Every call of the API, by the name the description gives it. Webhooks are calls of the API to others. */
export type OperationId = Exclude<keyof operations, `receiveWebhook${string}`>;

/** The shapes of the wire, as the description names them. */
export type Schemas = components['schemas'];

/** A file that came in a form, whole. */
export interface FormFile {
  /** What its sender calls it; without folders, but otherwise as it came. */
  name: string;
  /** What its sender says it is. */
  type: string;
  bytes: Uint8Array;
}

/** What a call carries in `requestContent`, or in its form; undefined for calls without one. */
export type ContentOf<Id extends OperationId> = operations[Id] extends {
  requestBody: { content: { 'application/json': { requestContent: infer Content } } };
}
  ? Content
  : operations[Id] extends { requestBody: { content: { 'multipart/form-data': infer Form } } }
    ? { [Name in keyof Form]: Name extends 'file' ? FormFile : Form[Name] }
    : undefined;

/** What stands in braces in the path of a call. */
export type PathOf<Id extends OperationId> = operations[Id] extends {
  parameters: { path: infer Path extends object };
}
  ? Path
  : Record<never, never>;

/** What a successful call answers in `responseContent`. */
export type AnswerOf<Id extends OperationId> = operations[Id] extends {
  responses: { 200: { content: { 'application/json': { responseContent: infer Answer } } } };
}
  ? Answer
  : never;
