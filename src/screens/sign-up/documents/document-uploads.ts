import type { DocumentKind } from '@cobros/sdk';
import { computed, signal } from '@preact/signals-react';
import { keepDocument } from '../draft.ts';
import { uploadDocument } from '../sign-up-operations.ts';
import { fileError } from './document-files.ts';

/** A file that is being uploaded or that failed. Received files are in the draft. */
export type Upload =
  | { state: 'sending'; file: File; percent: number; cancel: () => void }
  /** `retry`: the file did not cause the failure, so it can be sent again. */
  | { state: 'failed'; file: File; reason: string; retry: boolean };

const current = signal<Partial<Record<DocumentKind, Upload>>>({});

export const uploads = computed(() => current.value);

/** Uploads a file; the upload continues while another step is open. */
export async function sendDocument(kind: DocumentKind, file: File): Promise<void> {
  dismiss(kind);
  keepDocument(kind, undefined);
  const abort = new AbortController();
  const stillWanted = () => !abort.signal.aborted;
  const show = (percent: number) => {
    if (stillWanted()) put(kind, { state: 'sending', file, percent, cancel: () => abort.abort() });
  };
  const fail = (reason: string, retry: boolean) => {
    if (stillWanted()) put(kind, { state: 'failed', file, reason, retry });
  };

  show(0);
  const invalid = await fileError(file);
  if (invalid) return fail(invalid, false);
  const onProgress = (sent: number, total: number) => show(total > 0 ? Math.floor((100 * sent) / total) : 0);
  const result = await uploadDocument(kind, file, { signal: abort.signal, onProgress });
  if (!stillWanted()) return;
  if (!result.ok) return fail(result.failure.message, !isTheFile(result.failure.status));
  const { id, name, size } = result.data.document;
  keepDocument(kind, { id, name, size, at: Date.now() });
  put(kind, undefined);
}

/** Cancels an upload, or removes a file that has failed or was received. */
export function removeDocument(kind: DocumentKind): void {
  dismiss(kind);
  keepDocument(kind, undefined);
}

function dismiss(kind: DocumentKind): void {
  const upload = current.peek()[kind];
  if (upload?.state === 'sending') upload.cancel();
  put(kind, undefined);
}

function put(kind: DocumentKind, upload: Upload | undefined): void {
  const { [kind]: _before, ...others } = current.peek();
  current.value = upload ? { ...others, [kind]: upload } : others;
}

const isTheFile = (status: number | undefined) => status === 400 || status === 413 || status === 422;
