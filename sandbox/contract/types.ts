import type { components, operations } from '../../sdk/generated/schema.d.ts';

/** Every call of the API, by the name the description gives it. Webhooks are calls of the API to others. */
export type OperationId = Exclude<keyof operations, `receiveWebhook${string}`>;

/** The shapes of the wire, as the description names them. */
export type Schemas = components['schemas'];

/** What a call carries in `requestContent`; undefined for calls without one. */
export type ContentOf<Id extends OperationId> = operations[Id] extends {
  requestBody: { content: { 'application/json': { requestContent: infer Content } } };
}
  ? Content
  : undefined;

/** What a successful call answers in `responseContent`. */
export type AnswerOf<Id extends OperationId> = operations[Id] extends {
  responses: { 200: { content: { 'application/json': { responseContent: infer Answer } } } };
}
  ? Answer
  : never;
