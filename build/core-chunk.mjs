import { readFile } from 'node:fs/promises';
import path from 'node:path';

/**
 * esbuild makes a chunk for every set of entry points that share a module, and every lazily imported module is an entry
 * point: the start of the portal fell apart into some thirty small files, which compress badly. Here every lazily
 * imported module also imports the entry, so all that the entry needs is shared by the same set and stands in one file.
 */
export function coreChunkPlugin(entry) {
  const core = path.resolve(entry);
  const lazy = new Set();
  return {
    name: 'core-chunk',
    setup(build) {
      build.onResolve({ filter: /^\./ }, ({ kind, path: target, resolveDir }) => {
        if (kind === 'dynamic-import') lazy.add(path.resolve(resolveDir, target));
        return undefined;
      });
      build.onLoad({ filter: /\/src\/.*\.tsx?$/ }, async ({ path: file }) => {
        if (!lazy.has(file) || file.endsWith('.css.ts')) return undefined;
        const source = await readFile(file, 'utf8');
        return {
          contents: `${source}\nimport ${JSON.stringify(core)};`,
          loader: file.endsWith('x') ? 'tsx' : 'ts',
        };
      });
    },
  };
}
