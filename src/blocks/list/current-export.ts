import type { Download, Failure, Result } from '@cobros/sdk';
import { computed, signal } from '@preact/signals-react';
import { can } from '#domain/permissions.ts';
import { tabStorage } from '#stores/browser-storage.ts';
import { currentUser } from '#stores/current-user.ts';
import { storedValue } from '#stores/stored-value.ts';
import { saveFile } from '#ui/save-file.ts';
import {
  type Download as Background,
  beginDownload,
  type DownloadContent,
  followDownload,
  removeDownload,
} from './download-operations.ts';

export type ExportFormat = 'excel' | 'csv';
/** `pdf` is for documents; lists are exported as Excel or CSV. */
export type FileFormat = ExportFormat | 'pdf';

/** An export to run. Kept until it succeeds, so that it can be retried. */
export interface FileOrder {
  format: FileFormat;
  /** `1,284 filas` */
  size: string;
  /** The file's content, for a server that writes files in the background. */
  content: DownloadContent;
  /** Loads the file, for a server that does not write files in the background. */
  load: (signal: AbortSignal) => Promise<Result<Download>>;
}

/** The part of a running export that survives a reload. */
interface Begun {
  id: string;
  format: FileFormat;
  size: string;
}

/** How long it is said that a file was saved. */
const DONE_MS = 10_000;

type ExportState =
  | { step: 'none' }
  | { step: 'running'; order: Pick<FileOrder, 'format' | 'size'>; progress?: Background | undefined }
  | { step: 'failed'; order: FileOrder | undefined; failure: Failure }
  /** `rows`: those of the file, which may be more than were counted when it was asked for. */
  | { step: 'done'; fileName: string; rows: number | undefined };

const state = signal<ExportState>({ step: 'none' });
let running: AbortController | undefined;

/** The export that a reload interrupted; the server still writes its file. */
const begun = storedValue<Begun>(tabStorage, 'cobros.export', ({ id, format, size }) => id && format && size);

/** True if the server writes files in the background and keeps them for a day. */
export const keepsDownloads = (): boolean => {
  const user = currentUser.peek();
  return !!user && can(user, { capability: 'downloads' });
};

export const FORMAT_NAME: Record<FileFormat, string> = { excel: 'Excel', csv: 'CSV', pdf: 'PDF' };

/** `Exportar a Excel` */
export const exportTitle = (format: FileFormat): string => `Exportar a ${FORMAT_NAME[format]}`;

/** Servers that export to Excel only do not know the `format` parameter. */
export const exportFormat = (format: ExportFormat) => (format === 'excel' ? {} : { format });

/** The current export. At most one runs at a time; it continues on other screens. */
export const exportState = computed(() => state.value);

/** True while the dialog with the files of the last day is open. */
export const downloadsShown = signal(false);
export const showDownloads = (): void => {
  downloadsShown.value = true;
};
export const hideDownloads = (): void => {
  downloadsShown.value = false;
};

export async function startExport(order: FileOrder): Promise<void> {
  running?.abort();
  const abort = new AbortController();
  running = abort;
  state.value = { step: 'running', order };
  await finish(keepsDownloads() ? inBackground(order, abort) : order.load(abort.signal), abort, order);
}

/** After a reload, follows the file that was being written. */
export async function resumeExport(): Promise<void> {
  const order = begun.read();
  if (!order || running || !keepsDownloads()) return;
  const abort = new AbortController();
  running = abort;
  state.value = { step: 'running', order };
  await finish(follow(order, abort), abort);
}

async function inBackground(order: FileOrder, abort: AbortController): Promise<Result<Download> | undefined> {
  const created = await beginDownload(order.content, abort.signal);
  if (!created.ok) return created;
  const { id } = created.data;
  if (running === abort) begun.write({ id, format: order.format, size: order.size });
  return follow({ ...order, id }, abort);
}

async function follow(
  { id, ...order }: Begun,
  abort: AbortController,
): Promise<Result<Download> | undefined> {
  const result = await followDownload(id, abort.signal, (progress) => {
    if (running === abort) state.value = { step: 'running', order, progress };
  });
  if (abort.signal.aborted) void removeDownload(id);
  return result;
}

async function finish(
  work: Promise<Result<Download> | undefined>,
  abort: AbortController,
  order?: FileOrder,
): Promise<void> {
  const result = await work;
  if (running !== abort) return;
  const before = state.peek();
  running = undefined;
  begun.remove();
  if (!result) {
    state.value = { step: 'none' };
    return;
  }
  if (!result.ok) {
    state.value = { step: 'failed', order, failure: result.failure };
    return;
  }
  const { blob, fileName } = result.data;
  saveFile(blob, fileName);
  const rows = before.step === 'running' ? before.progress?.rows : undefined;
  const done: ExportState = { step: 'done', fileName, rows };
  state.value = done;
  // Then it would only cover what is below.
  setTimeout(() => state.value === done && dismissExport(), DONE_MS);
}

/** Cancels a running export, or clears the outcome of the last one. */
export function dismissExport(): void {
  running?.abort();
  running = undefined;
  begun.remove();
  state.value = { step: 'none' };
}
