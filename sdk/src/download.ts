import { fileNameFrom } from './file-name-from-header.ts';
import type { Result } from './result.ts';

/** A file from the server, with a name that is safe to save under. */
export interface Download {
  blob: Blob;
  fileName: string;
}

/** Reads the file in a response. */
export async function readFile(response: Response): Promise<Result<Download>> {
  const fileName = fileNameFrom(response.headers.get('Content-Disposition'));
  return { ok: true, data: { blob: await response.blob(), fileName } };
}
