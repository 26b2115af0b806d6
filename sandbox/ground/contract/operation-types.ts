import type { components, operations } from '../../../sdk/generated/schema.ts';

/** Every operation of the API by its operationId. Webhooks and messages are excluded because the API sends them. */
export type OperationId = Exclude<keyof operations, `receive${'Webhook' | 'Push'}${string}`>;

/** The schemas of the description. */
export type Schemas = components['schemas'];

/** A file in a multipart form, completely read. */
export interface FormFile {
  /** File name sent by the client, without its path but otherwise unchanged. */
  name: string;
  /** Media type sent by the client, which is not trusted. */
  type: string;
  bytes: Uint8Array;
}

/** Callers may write `undefined`, which JSON leaves out. */
type Received<Content> = { [Name in keyof Content]: Exclude<Content[Name], undefined> };

/** The `requestContent` of a call, or its form; undefined for calls that take neither. */
export type ContentOf<Id extends OperationId> = operations[Id] extends {
  requestBody: { content: { 'application/json': { requestContent: infer Content } } };
}
  ? Received<Content>
  : operations[Id] extends { requestBody: { content: { 'multipart/form-data': infer Form } } }
    ? { [Name in keyof Form]: Name extends 'file' ? FormFile : Form[Name] }
    : undefined;

/** Path parameters of a call. */
export type PathOf<Id extends OperationId> = operations[Id] extends {
  parameters: { path: infer Path extends object };
}
  ? Path
  : Record<never, never>;

/** True for a call whose response may be a 304. */
export type IsConditional<Id extends OperationId> = operations[Id] extends { responses: { 304: unknown } }
  ? true
  : false;

/** The `responseContent` of a successful call. */
export type ResponseContentOf<Id extends OperationId> = operations[Id] extends {
  responses: { 200: { content: { 'application/json': { responseContent: infer Content } } } };
}
  ? Content
  : never;
