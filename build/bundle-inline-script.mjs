import * as esbuild from 'esbuild';
import { portalCodeOptions } from './portal-code-options.mjs';

/** Bundles a script as text that can be inlined in a page. `define` contains constants in addition to those of every bundle. */
export async function bundleInlineScript(entry, kind, define = {}) {
  const { plugins, ...options } = portalCodeOptions(kind);
  const { outputFiles } = await esbuild.build({
    ...options,
    entryPoints: [entry],
    define: { ...options.define, ...define },
    format: 'iife',
    outdir: 'nowhere',
    minify: true,
    charset: 'utf8',
    write: false,
  });
  return outputFiles[0].text.trim();
}
