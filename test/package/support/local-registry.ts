import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { serve } from '../../support/serve.ts';
import { readJson } from './read-json.ts';

/** An npm registry that serves the packages installed in this repository, so that tests need no other. */
export async function serveLocalRegistry() {
  const { packages } = (await readJson('package-lock.json')) as { packages: Record<string, unknown> };
  const folders = Object.keys(packages).filter((folder) => /node_modules\//.test(folder));
  return serve(async ({ url }) => {
    const { origin, pathname } = new URL(url);
    const asked = decodeURIComponent(pathname).slice(1);
    if (folders.includes(asked)) return new Response(await packed(asked));
    const versions: Record<string, object> = {};
    for (const folder of folders.filter((one) => one.endsWith(`node_modules/${asked}`) && existsSync(one))) {
      const content = await readJson(path.join(folder, 'package.json'));
      // An aliased package is in the folder of its alias.
      if (content.name === asked)
        versions[content.version] = {
          ...content,
          dist: { tarball: `${origin}/${encodeURIComponent(folder)}` },
        };
    }
    const found = Object.keys(versions);
    const content = { name: asked, 'dist-tags': { latest: found[0] }, versions };
    return Response.json(content, { status: found.length > 0 ? 200 : 404 });
  });
}

async function packed(folder: string): Promise<Uint8Array<ArrayBuffer>> {
  const words = ['-cf', '-', '-C', path.dirname(folder), path.basename(folder)];
  const options = { encoding: 'buffer', maxBuffer: 1024 ** 3 } as const;
  return new Uint8Array((await promisify(execFile)('tar', words, options)).stdout);
}
