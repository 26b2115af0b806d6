import { serveStatic } from '@hono/node-server/serve-static';
import type { Hono } from 'hono';
import { etag } from 'hono/etag';
import { serveWholeFiles } from './serve-whole-files.ts';
import { withCacheControl } from './with-cache-control.ts';

/** Serves the files of a page whose names have no hashes; they are revalidated each time. `files` maps paths to file names. */
export function serveUnhashedFiles(app: Hono, folder: string, files: Readonly<Record<string, string>>): void {
  for (const [path, file] of Object.entries(files)) {
    app.get(
      path,
      serveWholeFiles,
      etag(),
      withCacheControl('no-cache'),
      serveStatic({ root: folder, path: file }),
    );
  }
}
