export * from '../generated/all-areas.ts';
export type * from '../generated/entities.ts';
export type { Download } from './download.ts';
export type { CallOptions, RepeatableCallOptions, UploadOptions } from './options.ts';
export type { Failure, FailureKind, Result } from './result.ts';
export type { BusinessApiOptions } from './transport.ts';
export { type SignedWebhook, verifyWebhookSignature } from './webhook-signature.ts';
