import * as esbuild from 'esbuild';
import { buildOfflinePage } from './offline-page.mjs';
import { portalCodeOptions } from './portal-code-options.mjs';

/** Builds the service worker, which contains the offline page and caches nothing. */
export async function buildOfflineWorker(kind, outfile) {
  const { page, policy } = await buildOfflinePage(kind);
  const { plugins, ...options } = portalCodeOptions(kind);
  await esbuild.build({
    ...options,
    entryPoints: ['src/app/offline/offline-page-worker.ts'],
    define: {
      ...options.define,
      OFFLINE_PAGE: JSON.stringify(page),
      OFFLINE_POLICY: JSON.stringify(policy),
    },
    format: 'iife',
    outfile,
    minify: kind.production,
    charset: 'utf8',
  });
}
