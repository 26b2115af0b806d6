import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import * as esbuild from 'esbuild';
import { bundleInlineScript } from './inline-script.mjs';
import { portalOptions } from './portal-options.mjs';
import { offlinePolicy } from './security-policy.mjs';
import { withoutUnusedVariables } from './used-styles.mjs';

const FOLDER = 'src/app/offline';
const OUT = 'dist/offline';

/** Builds the service worker, which contains the offline page with its picture, styles, script and policy. */
export async function buildServiceWorker(kind, outfile) {
  const [{ html, styles }, script] = await Promise.all([
    buildPage(kind),
    bundleInlineScript(`${FOLDER}/offline-script.ts`, kind),
  ]);
  const page = `<!doctype html>
<html lang="es">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Sin conexión</title>
<style>${styles}</style>
</head>
<body>${html}<script>${script}</script></body>
</html>`;
  const { plugins, ...options } = portalOptions(kind);
  await esbuild.build({
    ...options,
    entryPoints: [`${FOLDER}/service-worker.ts`],
    define: {
      ...options.define,
      OFFLINE_PAGE: JSON.stringify(page),
      OFFLINE_POLICY: JSON.stringify(offlinePolicy({ scripts: [script], styles: [styles] })),
    },
    format: 'iife',
    outfile,
    minify: kind.production,
    charset: 'utf8',
  });
}

async function buildPage(kind) {
  const options = portalOptions(kind);
  await esbuild.build({
    ...options,
    entryPoints: { offline: `${FOLDER}/offline-html.tsx` },
    outdir: OUT,
    loader: { ...options.loader, '.svg': 'dataurl' },
    minify: true,
  });
  const file = (name) => path.resolve(OUT, name);
  // The query keeps a watching build from getting the module of its first run.
  const { offlineHtml } = await import(`${pathToFileURL(file('offline.js'))}?${Date.now()}`);
  const styles = (await readFile(file('offline.css'), 'utf8')).trim();
  // Without a network no font can be fetched.
  return {
    html: offlineHtml(),
    styles: withoutUnusedVariables(styles.replace(/@font-face\{[^}]*\}/g, '')),
  };
}
