import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import path from 'node:path';
import { gzipSync } from 'node:zlib';

const TYPES = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

export const SESSION = {
  sessionId: 'bench',
  expiresAt: Date.now() + 86_400_000,
  userData: {
    business: { id: 'bs_1', name: 'Tienda Luna', friUsername: 'tiendaluna', timeZone: 'America/Guatemala' },
    user: { id: 'us_1', name: 'Tienda Luna', username: 'tiendaluna', type: 'admin', branchId: null },
    permissions: ['view_balance', 'view_payments', 'cashier_view', 'cashier_manage', 'branch_view'],
    searchEnabled: true,
  },
};

/**
 * Serves a built portal on a free port, with brotli where the build made it. API responses are given here.
 * @param {Record<string, () => unknown>} answers the responseContent of each API path, such as `/transactions/v3/paid`
 * @param {Record<string, unknown>} config the contents of `config.json`
 * @param {string[]} told the lists whose changes a stream reports, by `tell`; without them there is no stream
 */
export async function serveStubbedPortal({ answers, config = {}, folder = 'dist/portal', told = [] }) {
  const streams = new Set();
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url, 'http://localhost');
    if (pathname === '/config.json')
      return sendRevalidated(request, response, TYPES['.json'], JSON.stringify(config));
    if (pathname.endsWith('/changes/v3/stream') && told.length > 0) {
      response.writeHead(200, { 'Content-Type': 'text/event-stream' });
      response.write(eventOf('ready', told));
      streams.add(response);
      return response.on('close', () => streams.delete(response));
    }
    if (pathname.startsWith('/api/')) {
      const responseContent = answers[pathname.slice(4)]?.() ?? null;
      return sendJson(response, { responseContent, info: { title: '', message: '' } });
    }
    const file = path.extname(pathname) ? pathname : '/index.html';
    const cacheable = file.startsWith('/assets/');
    const compressed = await readFile(path.join(folder, `${file}.br`)).catch(() => undefined);
    const content = compressed ?? (await readFile(path.join(folder, file)).catch(() => undefined));
    const type = TYPES[path.extname(file)] ?? 'application/octet-stream';
    if (compressed) response.setHeader('Content-Encoding', 'br');
    if (!content) return response.writeHead(404).end();
    if (!cacheable) return sendRevalidated(request, response, type, content);
    response.writeHead(200, { 'Content-Type': type, 'Cache-Control': 'public, max-age=31536000, immutable' });
    response.end(content);
  });
  server.listen(0);
  await once(server, 'listening');
  return {
    url: `http://localhost:${server.address().port}`,
    close: () => server.close(),
    tell(...lists) {
      for (const stream of streams) stream.write(eventOf('changed', lists));
    },
  };
}

const eventOf = (name, lists) => `event: ${name}\ndata: ${JSON.stringify({ lists })}\n\n`;

/** As every server of the portal should: with an ETag, and a 304 if it is the same. */
function sendRevalidated(request, response, type, content) {
  const tag = `"${createHash('sha256').update(content).digest('base64url')}"`;
  const unchanged = request.headers['if-none-match'] === tag;
  response.writeHead(unchanged ? 304 : 200, { 'Content-Type': type, 'Cache-Control': 'no-cache', ETag: tag });
  response.end(unchanged ? undefined : content);
}

/** Compresses the response, as the sandbox does for the API. */
function sendJson(response, value) {
  response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Encoding': 'gzip' });
  response.end(gzipSync(JSON.stringify(value)));
}
