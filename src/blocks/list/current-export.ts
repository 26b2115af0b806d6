import type { Download, Failure, Result } from '@cobros/sdk';
import { computed, signal } from '@preact/signals-react';
import { saveFile } from '../../ui/save-file.ts';

export type ExportFormat = 'excel' | 'csv';
/** `pdf` is a document, which no list has. */
export type FileFormat = ExportFormat | 'pdf';

/** Kept until the export succeeds, so that it can be retried. */
export interface FileOrder {
  format: FileFormat;
  /** `1,284 filas` */
  size: string;
  load: (signal: AbortSignal) => Promise<Result<Download>>;
}

type ExportState =
  | { step: 'none' }
  | { step: 'running'; order: FileOrder }
  | { step: 'failed'; order: FileOrder; failure: Failure }
  | { step: 'done'; fileName: string };

const state = signal<ExportState>({ step: 'none' });
let running: AbortController | undefined;

const FORMAT_NAME: Record<FileFormat, string> = { excel: 'Excel', csv: 'CSV', pdf: 'PDF' };

/** `Exportar a Excel` */
export const exportTitle = (format: FileFormat): string => `Exportar a ${FORMAT_NAME[format]}`;

/** A server that has Excel only knows no `format`. */
export const exportFormat = (format: ExportFormat) => (format === 'excel' ? {} : { format });

/** At most one export runs; it continues on other screens. */
export const exportState = computed(() => state.value);

export async function startExport(order: FileOrder): Promise<void> {
  running?.abort();
  const abort = new AbortController();
  running = abort;
  state.value = { step: 'running', order };
  const result = await order.load(abort.signal);
  if (running !== abort) return;
  running = undefined;
  if (!result.ok) {
    state.value = { step: 'failed', order, failure: result.failure };
    return;
  }
  const { blob, fileName } = result.data;
  saveFile(blob, fileName);
  state.value = { step: 'done', fileName };
}

/** Cancels a running export, or clears the outcome of the last one. */
export function dismissExport(): void {
  running?.abort();
  running = undefined;
  state.value = { step: 'none' };
}
