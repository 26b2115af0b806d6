import { fileNameFrom } from './file-name-from-header.ts';
import { discardBody } from './helpers/discard-body.ts';
import type { Result } from './result.ts';

/** A file from the server, with a name that is safe to save under. */
export interface Download {
  blob: Blob;
  fileName: string;
}

/** False for a page or an envelope, as a proxy or a wrong address sends, whose response is then discarded. */
export function hasFile(response: Response): boolean {
  const isOther = /^(text\/html|application\/json)\b/i.test(response.headers.get('Content-Type') ?? '');
  if (isOther) discardBody(response);
  return response.body !== null && !isOther;
}

/** Reads the file in a response. */
export async function readFile(response: Response): Promise<Result<Download> | undefined> {
  if (!hasFile(response)) return undefined;
  const fileName = fileNameFrom(response.headers.get('Content-Disposition'));
  return { ok: true, data: { blob: await response.blob(), fileName } };
}
