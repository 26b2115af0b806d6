import { vanillaExtractPlugin } from '@vanilla-extract/esbuild-plugin';
import { workerPlugin } from './worker.mjs';

/** What every bundle that holds portal code is made with. */
export function portalOptions({ production, sandbox = false }) {
  return {
    bundle: true,
    format: 'esm',
    jsx: 'automatic',
    jsxDev: false,
    target: 'es2022',
    conditions: ['source'],
    define: {
      'process.env.NODE_ENV': production ? '"production"' : '"development"',
      // The hint whom one may sign in as; a build for production has not a word of it.
      'process.env.SANDBOX': String(sandbox),
    },
    loader: { '.woff2': 'file', '.svg': 'file' },
    // Radix brings a scroll lock that writes <style> elements, which a strict Content-Security-Policy refuses.
    alias: {
      'react-remove-scroll': './src/ui/scroll-lock.tsx',
      // A stand-in for React 17, which React has itself since 18.
      'use-sync-external-store/shim/index.js': 'react',
    },
    plugins: [
      workerPlugin(production),
      vanillaExtractPlugin({ identifiers: production ? 'short' : 'debug' }),
    ],
    logLevel: 'warning',
  };
}
