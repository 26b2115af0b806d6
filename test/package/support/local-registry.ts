import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { promisify } from 'node:util';
import { readJson } from './read-json.ts';

/** An npm registry that serves the packages installed in this repository, so that tests need no other. */
export async function openLocalRegistry(): Promise<{ url: string; close(): Promise<void> }> {
  const { packages } = (await readJson('package-lock.json')) as { packages: Record<string, unknown> };
  const folders = Object.keys(packages).filter((folder) => /node_modules\//.test(folder));
  let url = '';
  const server = createServer(async (request, response) => {
    const asked = decodeURIComponent(request.url ?? '').slice(1);
    if (folders.includes(asked)) {
      response.end(await packed(asked));
      return;
    }
    const versions: Record<string, object> = {};
    for (const folder of folders.filter((one) => one.endsWith(`node_modules/${asked}`) && existsSync(one))) {
      const content = await readJson(path.join(folder, 'package.json'));
      // An aliased package is in the folder of its alias.
      if (content.name === asked)
        versions[content.version] = { ...content, dist: { tarball: `${url}/${encodeURIComponent(folder)}` } };
    }
    const found = Object.keys(versions);
    response.writeHead(found.length > 0 ? 200 : 404, { 'Content-Type': 'application/json' });
    response.end(JSON.stringify({ name: asked, 'dist-tags': { latest: found[0] }, versions }));
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  url = `http://localhost:${(server.address() as AddressInfo).port}`;
  return {
    url,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function packed(folder: string): Promise<Buffer> {
  const words = ['-cf', '-', '-C', path.dirname(folder), path.basename(folder)];
  const options = { encoding: 'buffer', maxBuffer: 1024 ** 3 } as const;
  return (await promisify(execFile)('tar', words, options)).stdout;
}
