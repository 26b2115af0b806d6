import type { DocumentKind } from '@cobros/sdk';
import { callWithCaptcha } from './call-with-captcha.ts';

interface UploadOptions {
  signal: AbortSignal;
  onProgress: (sent: number, total: number) => void;
}

export const uploadDocument = (kind: DocumentKind, file: File, options: UploadOptions) =>
  callWithCaptcha((signUp) => signUp.uploadDocument(kind, file, options));
