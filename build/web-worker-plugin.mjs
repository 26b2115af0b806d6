import path from 'node:path';
import * as esbuild from 'esbuild';

const SUFFIX = /\?worker$/;

/** `import url from './x.ts?worker'`: bundles the file as a separate script, for `new Worker(url)`. */
export function workerPlugin(production) {
  return {
    name: 'worker',
    setup(build) {
      build.onResolve({ filter: SUFFIX }, ({ path: target, resolveDir }) => {
        const source = path.resolve(resolveDir, target.replace(SUFFIX, ''));
        return {
          path: path.relative('.', source).replace(/\.ts$/, '.js'),
          namespace: 'worker',
          pluginData: { source },
        };
      });
      build.onLoad({ filter: /.*/, namespace: 'worker' }, async ({ pluginData: { source } }) => {
        const { outputFiles, metafile } = await esbuild.build({
          entryPoints: [source],
          bundle: true,
          format: 'iife',
          target: 'es2022',
          conditions: ['source'],
          minify: production,
          metafile: true,
          write: false,
        });
        return {
          contents: outputFiles[0].contents,
          loader: 'file',
          watchFiles: Object.keys(metafile.inputs).map((file) => path.resolve(file)),
        };
      });
    },
  };
}
