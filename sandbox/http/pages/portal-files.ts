import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import { type Context, Hono } from 'hono';
import { etag } from 'hono/etag';
import { methodNotAllowed } from '#http/server/allowed-methods.ts';
import { serveWholeFiles } from './serve-whole-files.ts';
import { withCacheControl } from './with-cache-control.ts';

export interface PortalOptions {
  /** Folder of the built portal: `index.html`, `config.json` and `assets/`. */
  folder: string;
  /** Path below which the files are served, without its last slash. */
  basePath?: string;
  /** Fields that the sandbox adds to `config.json`. */
  extraConfig?: Record<string, unknown>;
}

const FOREVER = 'public, max-age=31536000, immutable';
const REVALIDATE = 'no-cache';

/**
 * Serves the built portal. Files with a hash in their name are cached forever, all others are revalidated. Compressed copies are
 * sent if the browser accepts them, but not of files that whoever installs the portal may edit. Every address to which a person navigates gets the page.
 */
export function portalFiles({ folder, basePath = '', extraConfig }: PortalOptions): Hono {
  const portal = new Hono();
  // Without a portal there are no files, and serveStatic would write its own line into the log.
  const serve: typeof serveStatic = existsSync(folder) ? serveStatic : () => (_, next) => next();
  const rewriteRequestPath = (path: string) => path.slice(basePath.length);
  const editable = serve({ root: folder, rewriteRequestPath });
  const built = serve({ root: folder, rewriteRequestPath, precompressed: true });
  const page = serve({ root: folder, path: 'index.html', precompressed: true });

  portal.use('*', serveWholeFiles);
  portal.use('/assets/*', withCacheControl(FOREVER));
  portal.get('/assets/*', built);
  portal.get('/assets/*', noSuchFile);

  portal.use('*', etag(), withCacheControl(REVALIDATE));
  if (extraConfig) portal.get('/config.json', (context) => mergedConfig(context, folder, extraConfig));
  portal.get('/', page);
  portal.get('/service-worker.js', built);
  portal.get('*', editable);
  portal.get('*', async (context, next) => (isNavigation(context) ? page(context, next) : next()));
  portal.get('*', noSuchFile);
  portal.all('*', () => methodNotAllowed(['GET', 'HEAD']));
  return portal;
}

/**
 * The portal's own `config.json` with this server's additions. A file that is not JSON is served unchanged, so that the portal
 * reports the error.
 */
async function mergedConfig(context: Context, folder: string, extra: Record<string, unknown>) {
  const text = await readFile(path.join(folder, 'config.json'), 'utf8').catch(() => undefined);
  if (text === undefined) return noSuchFile(context);
  try {
    return context.json({ ...JSON.parse(text), ...extra });
  } catch {
    return context.body(text, 200, { 'Content-Type': 'application/json' });
  }
}

/** Clients that accept anything, such as `curl` and link previews, want the page unless the address has a file extension. */
function isNavigation({ req }: Context): boolean {
  const accept = req.header('accept') ?? '*/*';
  // Each dot is searched up to the next one only: in a long path of dots anything more takes quadratic time.
  return accept.includes('text/html') || (accept.includes('*/*') && !/\.[^/.]*$/.test(req.path));
}

function noSuchFile(context: Context): Response {
  return context.text('No existe este archivo', 404);
}
