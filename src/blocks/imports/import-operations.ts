import type { Download, Result, Schemas } from '@cobros/sdk';
import { createImportsApi } from '@cobros/sdk/imports';
import { keyedApi, randomKey } from '#api/keyed-calls.ts';
import { PLACES } from '#stores/cache-keys.ts';
import { serverNow } from '#stores/clock.ts';
import { showError } from '#stores/messages.ts';
import { unlessPageLeft } from '#stores/page-leaving.ts';
import { invalidate } from '#stores/resource.ts';
import { saveFile } from '#ui/save-file.ts';

/** A file whose rows have been read. */
export interface ChosenFile {
  /** Prefix of the idempotency keys of the calls for this file. */
  id: string;
  name: string;
  /** In milliseconds, by the server's clock. */
  readAt: number;
  /** The file's bytes in base64. */
  data: string;
  preview: Preview;
}

/** The kind of import, and the branch for cashiers whose row names none. */
export interface ImportTarget {
  kind: Schemas['ImportKind'];
  businessBranchId?: string | undefined;
  branchName?: string;
}

export type ImportRow = Schemas['ImportRow'];
export type Preview = Schemas['ImportAnswer'];

/** Rows created per call: few enough to show progress and to stop between calls. */
const AT_ONCE = 25;

const contentOf = ({ kind, businessBranchId }: ImportTarget) => ({
  kind,
  ...(businessBranchId === undefined ? {} : { businessBranchId }),
});

/** Reads a file and previews the outcome of each row. */
export async function readSheet(
  target: ImportTarget,
  name: string,
  data: string,
): Promise<Result<ChosenFile>> {
  const result = await keyedApi(createImportsApi).preview({ ...contentOf(target), data });
  if (!result.ok) return result;
  return {
    ok: true,
    data: { id: randomKey(), name, readAt: serverNow.peek(), data, preview: result.data },
  };
}

interface Progress {
  /** Numbers of the sheet's rows to create. */
  rows: readonly number[];
  allOrNothing: boolean;
  onProgress: (created: number) => void;
  signal: AbortSignal;
}

/**
 * Creates the rows in parts, or all in one call if `allOrNothing`. When repeated after a failure or a reload, it
 * creates nothing twice: each part has its own idempotency key, for which the server repeats its response.
 * @returns the outcomes of the rows that were tried; after an abort or a failure these are not all
 */
export async function createImport(
  target: ImportTarget,
  { id, data }: Pick<ChosenFile, 'id' | 'data'>,
  { rows, allOrNothing, onProgress, signal }: Progress,
): Promise<{ tried: ImportRow[]; result: Result<unknown> }> {
  const tried: ImportRow[] = [];
  let result: Result<unknown> = { ok: true, data: undefined };
  for (let from = 0; from < rows.length && result.ok && !signal.aborted; ) {
    const part = rows.slice(from, allOrNothing ? undefined : from + AT_ONCE);
    const content = allOrNothing ? { allOrNothing } : { rows: [...part] };
    const created = await unlessPageLeft(
      keyedApi(createImportsApi).create(
        { ...contentOf(target), data, ...content },
        { idempotencyKey: `${id}-${allOrNothing ? 'all' : from}` },
      ),
    );
    result = created;
    if (created.ok) tried.push(...created.data.rows);
    from += part.length;
    onProgress(tried.filter(({ userId }) => userId !== null).length);
  }
  await invalidate(...PLACES);
  return { tried, result };
}

type SheetRows = Schemas['DownloadSheetContent']['rows'];

/** Downloads the template or the list or, with `data`, the given sheet with the reasons of its errors. */
export const downloadSheet = (
  target: ImportTarget,
  rows: SheetRows,
  format: Schemas['ExportFormat'],
  data?: string,
): Promise<boolean> =>
  save(
    keyedApi(createImportsApi).downloadSheet({
      ...contentOf(target),
      rows,
      format,
      ...(data === undefined ? {} : { data }),
    }),
  );

/**
 * Downloads a page per user, with how to sign in and without the password.
 * @returns true if the file was saved
 */
export const downloadAccessSheets = (userIds: readonly string[]): Promise<boolean> =>
  save(keyedApi(createImportsApi).downloadAccessSheets({ userIds: userIds.slice(0, MOST_SHEETS) }));

/** Pages of one file. */
const MOST_SHEETS = 500;

async function save(download: Promise<Result<Download>>): Promise<boolean> {
  const result = await download;
  if (result.ok) saveFile(result.data.blob, result.data.fileName);
  else showError(result.failure.title, result.failure.message);
  return result.ok;
}
