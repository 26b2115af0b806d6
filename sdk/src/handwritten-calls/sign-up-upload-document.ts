import type { DocumentKind, UploadDocumentAnswer } from '../../generated/entities.ts';
import type { UploadOptions } from '../options.ts';
import type { Result } from '../result.ts';
import type { Transport } from '../transport.ts';
import { fetchWithProgress } from '../upload-progress.ts';

export function uploadDocument({ upload }: Transport) {
  return (kind: DocumentKind, file: File, options?: UploadOptions): Promise<Result<UploadDocumentAnswer>> => {
    const form = new FormData();
    form.set('kind', kind);
    form.set('file', file);
    const fetch = options?.onProgress && fetchWithProgress(options.onProgress);
    return upload('/sign-up/v2/upload', form, options, fetch);
  };
}
