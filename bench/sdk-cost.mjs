// `npm run bench:sdk`: bytes of a program that makes one call with the SDK (bundled, minified, brotli, with all it loads at once),
// and processor time that a call costs above a bare `fetch` of the same response. Both with their budgets and their ratio to
// the bare program of the same run.
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import * as esbuild from 'esbuild';

const BUDGET = { bytes: 5_000, milliseconds: 0.1 };
const CALLS = 20_000;
const ROUNDS = 5;
const BODY = JSON.stringify({
  responseContent: { transaction: { id: 'tx_1', amount: 125.5 } },
  info: { title: '', message: '' },
});

const PROGRAMS = {
  bare: `export const createCall = (fetch) => async () => {
    const request = new Request('http://localhost/api/transactions/v3/retrieve', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Authorization: 'Bearer s1' },
      body: JSON.stringify({ requestContent: { transactionId: 'tx_1' } }),
    });
    return (await (await fetch(request)).json()).responseContent;
  };`,
  sdk: `import { createTransactionsApi } from '@cobros/sdk/transactions';
  export const createCall = (fetch) => {
    const api = createTransactionsApi({ baseUrl: 'http://localhost/api', getSessionId: () => 's1', fetch });
    return () => api.retrieve({ transactionId: 'tx_1' });
  };`,
};

/** Bundles a program as for a page; code that is loaded on demand goes into files of its own. */
async function bundle(name, folder) {
  await esbuild.build({
    stdin: { contents: PROGRAMS[name], resolveDir: '.' },
    bundle: true,
    splitting: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    conditions: ['source'],
    outdir: path.join(folder, name),
    outExtension: { '.js': '.mjs' },
  });
  return path.join(folder, name, 'stdin.mjs');
}

/** Size of the file and of the shared files that it imports, without those loaded on demand. */
async function wireBytes(file) {
  const folder = path.dirname(file);
  const text = await readFile(file, 'utf8');
  const atOnce = (await readdir(folder)).filter((name) =>
    new RegExp(`from\\s*"./${name}"|import\\s*"./${name}"`).test(text),
  );
  const files = await Promise.all(atOnce.map((name) => readFile(path.join(folder, name))));
  return [Buffer.from(text), ...files].reduce((sum, content) => sum + brotliCompressSync(content).length, 0);
}

async function millisecondsPerCall(file) {
  const { createCall } = await import(pathToFileURL(file).href);
  const call = createCall(
    async () => new Response(BODY, { headers: { 'Content-Type': 'application/json' } }),
  );
  const rounds = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const before = process.cpuUsage();
    for (let count = 0; count < CALLS / ROUNDS; count += 1) await call();
    const { user, system } = process.cpuUsage(before);
    rounds.push((user + system) / 1000 / (CALLS / ROUNDS));
  }
  return rounds.sort((one, other) => one - other)[Math.floor(ROUNDS / 2)];
}

const folder = await mkdtemp(path.join(tmpdir(), 'cobros-bench-'));
const [bare, sdk] = await Promise.all([bundle('bare', folder), bundle('sdk', folder)]);
const bytes = { bare: await wireBytes(bare), sdk: await wireBytes(sdk) };
const time = { bare: await millisecondsPerCall(bare), sdk: await millisecondsPerCall(sdk) };
await rm(folder, { recursive: true });

const overhead = time.sdk - time.bare;
console.log(
  `one call bundled   ${(bytes.sdk / 1000).toFixed(2)} kB (budget ${BUDGET.bytes / 1000}), bare ${(bytes.bare / 1000).toFixed(2)} kB`,
);
console.log(
  `one call made      ${time.sdk.toFixed(3)} ms, bare fetch ${time.bare.toFixed(3)} ms: × ${(time.sdk / time.bare).toFixed(2)}, ${overhead.toFixed(3)} ms more (budget ${BUDGET.milliseconds})`,
);
const over = bytes.sdk > BUDGET.bytes || overhead > BUDGET.milliseconds;
if (over) console.error('The SDK is over its budget');
process.exit(over ? 1 : 0);
