import type { Download, Result, Schemas } from '@cobros/sdk';
import { createImportsApi } from '@cobros/sdk/imports';
import { api } from '../../api/business-api.ts';
import { randomKey } from '../../api/keyed-calls.ts';
import { PLACES } from '../../stores/cache-keys.ts';
import { serverNow } from '../../stores/clock.ts';
import { showError } from '../../stores/messages.ts';
import { invalidate } from '../../stores/resource.ts';
import { saveFile } from '../../ui/save-file.ts';

/** A file that was read. */
export interface ChosenFile {
  /** Begins the keys of its calls. */
  id: string;
  name: string;
  /** In milliseconds, by the server's clock. */
  readAt: number;
  /** In base64. */
  data: string;
  preview: Preview;
}

/** The kind of an import, and the branch of cashiers whose row names none. */
export interface ImportTarget {
  kind: Schemas['ImportKind'];
  businessBranchId?: string | undefined;
}

export type ImportRow = Schemas['ImportRow'];
export type Preview = Schemas['ImportAnswer'];

/** Rows of one call: few enough to count and to stop between them. */
const AT_ONCE = 25;

const contentOf = ({ kind, businessBranchId }: ImportTarget) => ({
  kind,
  ...(businessBranchId === undefined ? {} : { businessBranchId }),
});

/** Reads a file: what would become of each of its rows. */
export async function readSheet(
  target: ImportTarget,
  name: string,
  data: string,
): Promise<Result<ChosenFile>> {
  const result = await api(createImportsApi).preview({ ...contentOf(target), data });
  if (!result.ok) return result;
  return {
    ok: true,
    data: { id: randomKey(), name, readAt: serverNow.peek(), data, preview: result.data },
  };
}

interface Progress {
  /** Rows of the sheet that are to be created. */
  rows: readonly number[];
  allOrNothing: boolean;
  onProgress: (created: number) => void;
  signal: AbortSignal;
}

/**
 * Creates the rows in parts, or all in one call if it is all or nothing. Repeated after a failure or a reload, it creates
 * nothing twice: each part has its own key, whose response comes again.
 * @returns the ids of the new users; of an aborted import, those so far
 */
export async function createImport(
  target: ImportTarget,
  { id, data }: Pick<ChosenFile, 'id' | 'data'>,
  { rows, allOrNothing, onProgress, signal }: Progress,
): Promise<{ userIds: string[]; result: Result<unknown> }> {
  const userIds: string[] = [];
  let result: Result<unknown> = { ok: true, data: undefined };
  for (let from = 0; from < rows.length && result.ok && !signal.aborted; ) {
    const part = rows.slice(from, allOrNothing ? undefined : from + AT_ONCE);
    const content = allOrNothing ? { allOrNothing } : { rows: [...part] };
    const created = await api(createImportsApi).create(
      { ...contentOf(target), data, ...content },
      { idempotencyKey: `${id}-${allOrNothing ? 'all' : from}` },
    );
    result = created;
    if (created.ok) userIds.push(...created.data.rows.flatMap(({ userId }) => userId ?? []));
    from += part.length;
    onProgress(userIds.length);
  }
  await invalidate(...PLACES);
  return { userIds, result };
}

type SheetRows = Schemas['DownloadSheetContent']['rows'];

/** Downloads the template, the list, or with `data` that sheet with its reasons. */
export const downloadSheet = (
  target: ImportTarget,
  rows: SheetRows,
  format: Schemas['ExportFormat'],
  data?: string,
): Promise<void> =>
  save(
    api(createImportsApi).downloadSheet({
      ...contentOf(target),
      rows,
      format,
      ...(data === undefined ? {} : { data }),
    }),
  );

export const downloadAccessSheets = (userIds: readonly string[]): Promise<void> =>
  save(api(createImportsApi).downloadAccessSheets({ userIds: [...userIds] }));

async function save(download: Promise<Result<Download>>): Promise<void> {
  const result = await download;
  if (result.ok) saveFile(result.data.blob, result.data.fileName);
  else showError(result.failure.title, result.failure.message);
}
