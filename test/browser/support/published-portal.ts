import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import type { Server } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import { portalFiles } from '#sandbox/http/pages/portal-files.ts';
import { portalPolicy } from '#sandbox/http/pages/portal-policy.ts';
import { securityHeaders } from '#sandbox/http/server/security-headers.ts';

export type PublishedPortal = Awaited<ReturnType<typeof publishPortal>>;

/** Serves a copy of the built portal, with the API of this server. */
export async function publishPortal(apiUrl: string) {
  const folder = await mkdtemp(path.join(tmpdir(), 'cobros-portal-'));
  await cp('dist/portal', folder, { recursive: true });
  const site = new Hono();
  site.use(securityHeaders((address) => (address.startsWith('/api/') ? noPolicy() : portalPolicy(folder))));
  site.all('/api/*', ({ req }) => passOn(req.raw, apiUrl));
  site.get('/healthz', ({ text }) => text('ok'));
  site.route('/', portalFiles({ folder }));

  let server: Server;
  let port = 0;
  const start = async () => {
    server = serve({ fetch: site.fetch, port, hostname: '127.0.0.1' }) as Server;
    await once(server, 'listening');
    port = (server.address() as { port: number }).port;
  };
  const stop = async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };
  await start();
  return {
    url: `http://127.0.0.1:${port}`,
    /** Publishes the same portal as another build: every file with a hash gets another name, and the old files are gone. */
    publishNext: () => renameAssets(folder),
    /** Cuts all connections and accepts no others. */
    stop,
    /** Accepts connections again, on the same port as before. */
    start,
    async close() {
      await stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

const noPolicy = async () => undefined;

async function passOn(request: Request, apiUrl: string): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  const headers = new Headers(request.headers);
  for (const name of ['host', 'origin', 'connection', 'accept-encoding']) headers.delete(name);
  const body = request.method === 'POST' ? await request.arrayBuffer() : null;
  const response = await fetch(apiUrl + pathname + search, { method: request.method, headers, body });
  // A new response, because its headers have to be changed, and fetch has already decoded its content.
  const copy = new Response(response.body, response);
  for (const name of ['content-encoding', 'content-length', 'transfer-encoding']) copy.headers.delete(name);
  return copy;
}

const HASHED = /[\w.-]+-[A-Z0-9]{8}\.\w+/g;
const TEXT = /\.(js|css)$/;

async function renameAssets(folder: string): Promise<void> {
  const assets = path.join(folder, 'assets');
  const names = await readdir(assets);
  const renamed = new Map(
    names.filter((name) => name.replace(HASHED, '') === '').map((name) => [name, nextName(name)]),
  );
  const next = (text: string) => text.replace(HASHED, (name) => renamed.get(name) ?? name);
  const page = await readFile(path.join(folder, 'index.html'), 'utf8');
  const policy = await readFile(path.join(folder, 'security-policy.json'), 'utf8');
  const [before, after] = [hashesOfInline(page), hashesOfInline(next(page))];
  for (const name of names) {
    const file = path.join(assets, name);
    if (renamed.has(name)) {
      const content = await readFile(file);
      const text = TEXT.test(name) && next(content.toString());
      await writeFile(path.join(assets, renamed.get(name) as string), text || content);
    }
    await rm(file);
  }
  // Removed, because the compressed copies belong to the previous build.
  for (const ending of ['.br', '.gz']) await rm(path.join(folder, `index.html${ending}`));
  await writeFile(
    path.join(folder, 'security-policy.json'),
    before.reduce((text, hash, place) => text.replaceAll(hash, after[place] ?? hash), policy),
  );
  await writeFile(path.join(folder, 'index.html'), next(page));
}

const nextName = (name: string) => name.replace(/\.\w+$/, 'NEXT$&');

function hashesOfInline(page: string): string[] {
  const inline = page.matchAll(/<(style|script)>(.*?)<\/\1>/gs);
  return [...inline].map(([, , text = '']) => createHash('sha256').update(text).digest('base64'));
}
