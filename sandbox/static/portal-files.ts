import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import { type Context, Hono } from 'hono';
import { etag } from 'hono/etag';
import { methodNotAllowed } from '../pipeline/allowed-methods.ts';
import { serveWholeFiles } from './serve-whole-files.ts';
import { withCacheControl } from './with-cache-control.ts';

export interface PortalOptions {
  /** The built portal: `index.html`, `config.json` and `assets/`. */
  folder: string;
  /** Additions to `config.json` by the sandbox. */
  extraConfig?: Record<string, unknown>;
}

const FOREVER = 'public, max-age=31536000, immutable';
const REVALIDATE = 'no-cache';

/**
 * Serves the built portal: files with a hash in their name are cached for ever, all others are revalidated; compressed files if
 * the browser accepts them; and the page itself for every address that a person navigates to.
 */
export function portalFiles({ folder, extraConfig }: PortalOptions): Hono {
  const portal = new Hono();
  // Without a portal there are no files to find, and serveStatic would write a line of its own into the log.
  const serve: typeof serveStatic = existsSync(folder) ? serveStatic : () => (_, next) => next();
  const files = serve({ root: folder, precompressed: true });
  const page = serve({ root: folder, path: 'index.html', precompressed: true });

  portal.use('*', serveWholeFiles);
  portal.use('/assets/*', withCacheControl(FOREVER));
  portal.get('/assets/*', files);
  portal.get('/assets/*', noSuchFile);

  portal.use('*', etag(), withCacheControl(REVALIDATE));
  if (extraConfig) portal.get('/config.json', (context) => mergedConfig(context, folder, extraConfig));
  portal.get('*', files);
  portal.get('*', async (context, next) => (isNavigation(context) ? page(context, next) : next()));
  portal.get('*', noSuchFile);
  portal.all('*', () => methodNotAllowed(['GET', 'HEAD']));
  return portal;
}

/**
 * The portal's own file with this server's additions. A file that is not JSON is served unchanged, so that the portal reports
 * it.
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

/** Who accepts anything, as `curl` and link previews do, means the page unless the address has the extension of a file. */
function isNavigation({ req }: Context): boolean {
  const accept = req.header('accept') ?? '*/*';
  return accept.includes('text/html') || (accept.includes('*/*') && !/\.[^/]*$/.test(req.path));
}

function noSuchFile(context: Context): Response {
  return context.text('No existe este archivo', 404);
}
