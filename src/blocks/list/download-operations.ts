import type { Failure, Result, Download as SavedFile, Schemas } from '@cobros/sdk';
import { createDownloadsApi } from '@cobros/sdk/downloads';
import { api } from '#api/business-api.ts';
import { unlessPageLeft } from '#stores/page-leaving.ts';
import { pause } from '#stores/pause.ts';

export type DownloadContent = Schemas['CreateDownloadContent'];
export type Download = Schemas['Download'];

/** Delay before the first check: a small file is usually ready by then. */
const FIRST_MS = 300;
const EVERY_MS = 1_000;

/** Asks the server to write a file in the background and keep it. */
export async function beginDownload(
  content: DownloadContent,
  signal: AbortSignal,
): Promise<Result<Download>> {
  const result = await api(createDownloadsApi).create(content, { signal });
  return result.ok ? { ...result, data: result.data.download } : result;
}

export async function listDownloads(signal?: AbortSignal): Promise<Result<readonly Download[]>> {
  const result = await api(createDownloadsApi).list({ signal });
  return result.ok ? { ...result, data: result.data.data } : result;
}

export const downloadFile = (downloadId: string, signal?: AbortSignal): Promise<Result<SavedFile>> =>
  api(createDownloadsApi).download({ downloadId }, { signal });

/** Deletes a file, or cancels one that is being written. */
export const removeDownload = (downloadId: string): Promise<Result<unknown>> =>
  api(createDownloadsApi).remove({ downloadId });

/**
 * Waits until the server has written a file, and downloads it. Waits for the connection if it is interrupted;
 * resolves to undefined when the file no longer exists.
 */
export async function followDownload(
  id: string,
  signal: AbortSignal,
  onProgress: (download: Download) => void,
): Promise<Result<SavedFile> | undefined> {
  for (let wait = FIRST_MS; ; wait = EVERY_MS) {
    await pause(signal, wait);
    const list = await listDownloads(signal);
    if (signal.aborted) return undefined;
    if (!list.ok) {
      if (list.failure.kind === 'answered' && (list.failure.status ?? 0) < 500) return list;
      continue;
    }
    const download = list.data.find((one) => one.id === id);
    if (!download) return undefined;
    if (download.status === 'failed') return { ok: false, failure: failureOf(download) };
    onProgress(download);
    if (download.status === 'ready') return unlessPageLeft(downloadFile(id, signal));
  }
}

const failureOf = ({ failure }: Download): Failure => ({
  kind: 'answered',
  status: 500,
  title: 'Exportar',
  message: failure ?? 'No se pudo preparar, intenta de nuevo',
});
