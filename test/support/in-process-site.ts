import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { test } from 'uvu';
import { createApiReference } from '#sandbox/http/pages/create-api-reference.ts';
import { ownHosts } from '#sandbox/http/server/refuse-unknown-hosts.ts';
import { composeSite } from '#sandbox/operation/run/compose-site.ts';
import { createWorld } from '#sandbox/operation/world/create-world.ts';
import { checkFailureCodes } from './check-failure-codes.ts';
import { openSandbox } from './in-process-sandbox.ts';
import { temporaryFolder } from './temporary-folder.ts';

export const PAGE = '<!doctype html><title>cobros</title>';
export const SCRIPT = 'console.warn("a portal")';

/** A complete site without a port: the API on the fixture, the world, and a portal of a few files. */
export async function openSite({ world: worldIsOn = true, basePath = '' } = {}) {
  const sandbox = await openSandbox();
  const folder = await makeFolder();
  const portalFolder = path.join(folder, 'portal');
  const world = createWorld({ database: sandbox.database, pageFolder: path.join(folder, 'world') });
  const site = composeSite({
    api: sandbox.handle,
    world: worldIsOn ? world : null,
    reference: createApiReference(path.join(folder, 'reference')),
    portalFolder,
    basePath,
    isOwnHost: ownHosts({ host: '127.0.0.1', publicHosts: ['sandbox'] }),
  });
  const { handle, check } = checkFailureCodes(site);
  const fetch = async (address: string, init?: RequestInit) =>
    handle(new Request(`http://sandbox${address}`, init));

  return {
    sandbox,
    portalFolder,
    /** Handles a request as a server on a port would. */
    handle,
    fetch,
    /** A call of the simulated world's API, below `/sandbox/v1/`: a POST if it has a body, otherwise a GET. */
    async world<Body = Record<string, unknown>>(
      address: string,
      body?: unknown,
      headers: Record<string, string> = {},
    ) {
      type Answer = Body & { info?: { title: string; message: string; fields?: { field: string }[] } };
      const init = body !== undefined && {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', ...headers },
        body: JSON.stringify(body),
      };
      const response = await fetch(`/sandbox/v1/${address}`, init || {});
      return { status: response.status, body: (await response.json()) as Answer };
    },
    async close() {
      await sandbox.close();
      check();
    },
  };
}

/** A site that is closed after the tests of a file. */
export async function siteOf(...how: Parameters<typeof openSite>) {
  const site = await openSite(...how);
  test.after(() => site.close());
  return site;
}

const POLICY =
  "default-src 'none'; script-src 'self' 'sha256-x'; style-src 'self' 'sha256-y'; img-src 'self' data: blob:; connect-src 'self'; base-uri 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'";
/** The policies that the build writes. */
export const POLICIES = {
  default: POLICY,
  recaptcha: `${POLICY}; frame-src https://www.google.com/recaptcha/`,
};

async function makeFolder(): Promise<string> {
  const folder = await temporaryFolder();
  await mkdir(path.join(folder, 'portal/assets'), { recursive: true });
  await mkdir(path.join(folder, 'world'));
  await mkdir(path.join(folder, 'reference'));
  const files: Record<string, string | Buffer> = {
    'secret.txt': 'not for the world',
    'portal/index.html': PAGE,
    'portal/index.html.br': brotliCompressSync(PAGE),
    'portal/config.json': '{"brandName":"cobros"}',
    'portal/config.json.br': brotliCompressSync('{"brandName":"cobros"}'),
    'portal/security-policy.json': JSON.stringify(POLICIES),
    'portal/service-worker.js': 'self',
    'portal/favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    'portal/assets/main-A1B2C3.js': SCRIPT,
    'portal/assets/main-A1B2C3.js.br': brotliCompressSync(SCRIPT),
    'portal/assets/main-A1B2C3.js.gz': gzipSync(SCRIPT),
    'portal/assets/roboto-D4E5F6.woff2': 'font',
    'world/index.html': '<!doctype html><title>Mundo simulado</title>',
    'world/world.js': '',
    'world/world.css': '',
    'reference/index.html': '<!doctype html><title>Reference</title>',
    'reference/openapi-explorer.js': '',
    'reference/reference.css': '',
  };
  for (const [name, content] of Object.entries(files)) await writeFile(path.join(folder, name), content);
  return folder;
}
