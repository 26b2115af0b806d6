import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import * as esbuild from 'esbuild';
import { bundleInlineScript } from './bundle-inline-script.mjs';
import { portalCodeOptions } from './portal-code-options.mjs';
import { offlinePolicy } from './security-policy.mjs';
import { withoutFonts, withoutUnusedVariables } from './used-styles.mjs';

const FOLDER = 'src/app/offline';
const OUT = 'dist/offline';

/** Builds the offline page with its picture, styles and script, and the policy with which it is served. */
export async function buildOfflinePage(kind) {
  const [{ html, styles }, script] = await Promise.all([
    renderBody(kind),
    bundleInlineScript(`${FOLDER}/offline-page-script.ts`, kind),
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
  return { page, policy: offlinePolicy({ scripts: [script], styles: [styles] }) };
}

async function renderBody(kind) {
  const options = portalCodeOptions(kind);
  await esbuild.build({
    ...options,
    entryPoints: { offline: `${FOLDER}/offline-html.tsx` },
    outdir: OUT,
    loader: { ...options.loader, '.svg': 'dataurl' },
    minify: true,
  });
  const file = (name) => path.resolve(OUT, name);
  // The query makes a build in watch mode load the module again instead of reusing its first version.
  const { offlineHtml } = await import(`${pathToFileURL(file('offline.js'))}?${Date.now()}`);
  const styles = (await readFile(file('offline.css'), 'utf8')).trim();
  // No font is included, because none can be fetched without a network.
  return {
    html: offlineHtml(),
    styles: withoutUnusedVariables(withoutFonts(styles)),
  };
}
