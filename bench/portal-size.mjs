// `npm run bench:size`: transfer size of the login page and the dashboard until they can be used (HTML, styles and scripts with
// brotli, without fonts), and the part of the SDK that login, sign-up and the first lists load; fails above the budget. The
// baseline is React alone, bundled in the same run. Chunks that are loaded on demand (dialogs, menus) do not count.
import { readFile, rm, stat } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import * as esbuild from 'esbuild';
import { ENTRY, SIGNED_IN, scriptsOf, styleSheetOf } from '../build/find-portal-outputs.mjs';
import { buildPortal } from '../build/portal.mjs';
import { entryBytes } from './sdk-entry-bytes.mjs';

const BUDGET_BYTES = {
  login: 85_000,
  'login + dashboard': 122_000,
  'SDK access': 4_900,
  'SDK sign-up': 5_300,
  'SDK follow-changes': 1_900,
};
const SIGN_IN = 'src/screens/auth/sign-in-operations.ts';
const PAGE = 'dist/portal/index.html';

await rm('dist/portal', { recursive: true, force: true });
await buildPortal();
const metafile = JSON.parse(await readFile('dist/portal.meta.json', 'utf8'));

async function wireBytes(files) {
  const sizes = await Promise.all(files.map((file) => stat(`${file}.br`)));
  return sizes.reduce((sum, { size }) => sum + size, 0);
}

const allStyles = styleSheetOf(metafile, ENTRY);
const pages = {
  login: [PAGE, ...scriptsOf(metafile, [ENTRY])],
  'login + dashboard': [PAGE, ...scriptsOf(metafile, [ENTRY, SIGN_IN, SIGNED_IN]), allStyles],
};

async function reactOnly() {
  const { outputFiles } = await esbuild.build({
    stdin: {
      contents: "import { createRoot } from 'react-dom/client'; createRoot(document.body).render(null);",
      resolveDir: '.',
    },
    bundle: true,
    minify: true,
    format: 'esm',
    define: { 'process.env.NODE_ENV': '"production"' },
    write: false,
  });
  return (await promisify(brotliCompress)(outputFiles[0].contents)).length;
}

const baseline = await reactOnly();
const rows = {};
for (const [name, files] of Object.entries(pages)) rows[name] = await wireBytes(files);
for (const entry of ['access', 'sign-up', 'follow-changes']) rows[`SDK ${entry}`] = await entryBytes(entry);
const line = (...cells) =>
  console.log(
    cells
      .map((cell, index) => String(cell)[index === 0 ? 'padEnd' : 'padStart'](index === 0 ? 20 : 12))
      .join(''),
  );
line('page', 'files', 'kB', 'budget kB', '× React');
line('React alone', '', (baseline / 1000).toFixed(1), '', '1.00');
for (const [name, bytes] of Object.entries(rows))
  line(
    name,
    pages[name]?.length ?? '',
    (bytes / 1000).toFixed(1),
    BUDGET_BYTES[name] / 1000,
    (bytes / baseline).toFixed(2),
  );

const over = Object.entries(rows).filter(([name, bytes]) => bytes > BUDGET_BYTES[name]);
for (const [name] of over) console.error(`${name} is over its budget`);
process.exit(over.length > 0 ? 1 : 0);
