import { Hono } from 'hono';
import { etag } from 'hono/etag';
import { description } from '#ground/contract/described-operations.ts';
import { methodNotAllowed } from '#http/server/allowed-methods.ts';
import type { Handle } from '#http/server/not-ready.ts';
import { serveUnhashedFiles } from './serve-unhashed-files.ts';
import { withCacheControl } from './with-cache-control.ts';

const ADDRESS = '/docs';
const PAGE = {
  '/': 'index.html',
  '/openapi-explorer.js': 'openapi-explorer.js',
  '/reference.css': 'reference.css',
};

/**
 * The `Content-Security-Policy` of the reference page. openapi-explorer writes style elements and attributes whose
 * text depends on what is shown, so hashes cannot cover them. Scripts are as restricted as on other pages, and calls
 * go only to this server.
 */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "connect-src 'self'",
  "form-action 'none'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
].join('; ');

/** The policy for a path of the reference; undefined for other paths. */
export function apiReferencePolicy(path: string): string | undefined {
  return path === ADDRESS || path === `${ADDRESS}/` ? POLICY : undefined;
}

/** Serves the API reference, which the browser renders from the same description that this server validates with. */
export function createApiReference(pageFolder: string): Handle {
  const reference = new Hono({ strict: false }).basePath(ADDRESS);
  serveUnhashedFiles(reference, pageFolder, PAGE);
  reference.get('/business-api.json', etag(), withCacheControl('no-cache'), ({ json }) => json(description));
  reference.get('*', ({ text }) => text('No existe este archivo', 404));
  reference.all('*', () => methodNotAllowed(['GET', 'HEAD']));
  return async (request) => reference.fetch(request);
}
