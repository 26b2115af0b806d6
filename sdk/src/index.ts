export { type BusinessApi, createBusinessApi } from './business-api.ts';
export type { CallOptions, RepeatableCallOptions, Schemas, UploadOptions } from './call-types.ts';
export type { Download } from './download.ts';
export type * from './entities.ts';
export type { BrowserInfo } from './envelope.ts';
export type { Failure, FailureKind, Info, InvalidField, Result } from './result.ts';
export type { BusinessApiOptions } from './transport.ts';
export { type SignedWebhook, verifyWebhookSignature } from './webhook-signature.ts';
