import type { DocumentKind } from '@cobros/sdk';
import { signUpCall } from './sign-up-call.ts';

interface UploadOptions {
  signal: AbortSignal;
  onProgress: (sent: number, total: number) => void;
}

export const uploadDocument = (kind: DocumentKind, file: File, options: UploadOptions) =>
  signUpCall((signUp) => signUp.uploadDocument(kind, file, options));
