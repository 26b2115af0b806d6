import { vanillaExtractPlugin } from '@vanilla-extract/esbuild-plugin';
import { BASE_PATH } from './base-path.mjs';
import { shortClassName } from './short-class-name.mjs';
import { workerPlugin } from './web-worker-plugin.mjs';

/** Options of every bundle with portal code. */
export function portalCodeOptions({ production, sandbox = false }) {
  return {
    bundle: true,
    format: 'esm',
    jsx: 'automatic',
    jsxDev: false,
    target: 'es2022',
    conditions: ['source'],
    define: {
      'process.env.NODE_ENV': production ? '"production"' : '"development"',
      // Removes the sandbox's demo users from a production build.
      'process.env.SANDBOX': String(sandbox),
      // Removes what React has for its developer tools and for Node.
      ...(production && {
        __REACT_DEVTOOLS_GLOBAL_HOOK__: 'undefined',
        setImmediate: 'undefined',
        process: 'undefined',
      }),
      BASE_PATH: JSON.stringify(BASE_PATH),
    },
    loader: { '.woff2': 'file', '.svg': 'file' },
    // Radix's scroll lock writes <style> elements, which a strict Content-Security-Policy blocks.
    alias: {
      'react-remove-scroll': './src/ui/remove-scroll.tsx',
      // The policy also blocks the way in which the Excel writer compresses files.
      fflate: './src/blocks/excel/zip-at-once.ts',
      'fflate/browser': './node_modules/fflate/esm/browser.js',
      // A polyfill for what React includes since 18.
      'use-sync-external-store/shim/index.js': 'react',
    },
    plugins: [
      workerPlugin(production),
      vanillaExtractPlugin({ identifiers: production ? shortClassName : 'debug' }),
    ],
    logLevel: 'warning',
  };
}
