import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '../support/free-port.ts';

const BROTLI = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';
export const hasBrotli = existsSync(BROTLI);

/** Runs `deploy/nginx.conf` with other paths and ports, with brotli if its module is installed, and if `below`, below `/portal/`. */
export async function startNginx(portalFolder: string, apiPort: number, { below = false } = {}) {
  const folder = await mkdtemp(path.join(tmpdir(), 'cobros-nginx-'));
  await mkdir(path.join(folder, 'temp'));
  const port = await freePort();
  const policy = spawnSync(process.execPath, ['deploy/nginx-policy.mjs', portalFolder], { encoding: 'utf8' });
  await writeFile(path.join(folder, 'policy.conf'), policy.stdout);
  const portal = await adapted({
    '/etc/nginx/cobros-policy.conf;\n\nupstream': `${folder}/policy.conf;\n\nupstream`,
    'server 127.0.0.1:4173;': `server 127.0.0.1:${apiPort};`,
    'listen 80;': `listen 127.0.0.1:${port};`,
    'server_name portal.example.com;': 'server_name localhost;',
    'root /srv/cobros/portal;': `root ${path.resolve(portalFolder)};`,
    '/var/log/nginx/cobros.log': `${folder}/access.log`,
    ...(below && { '  # rewrite ': '  rewrite ' }),
    ...(hasBrotli && {
      '# brotli_static on;': 'brotli_static on;',
      '# brotli_static off;': 'brotli_static off;',
    }),
  });
  const main = `${hasBrotli ? `load_module ${BROTLI};` : ''}
    daemon off; pid ${folder}/pid; error_log stderr; ${process.getuid?.() === 0 ? 'user root;' : ''} worker_processes 1;
    events {}
    http { include /etc/nginx/mime.types; access_log off;
      ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${folder}/temp/${name};`).join(' ')}
      ${portal} }`;
  const file = path.join(folder, 'nginx.conf');
  await writeFile(file, main);
  const child = spawn('nginx', ['-c', file], { stdio: ['ignore', 'inherit', 'inherit'] });
  const ended = once(child, 'close');
  const url = `http://localhost:${port}`;
  while (!(await fetch(url).catch(() => null))) {
    if (child.exitCode !== null) throw new Error('nginx did not start');
  }
  return {
    url,
    /** The access log. */
    readLog: () => readFile(path.join(folder, 'access.log'), 'utf8'),
    async stop() {
      child.kill('SIGTERM');
      await ended;
      await rm(folder, { recursive: true });
    },
  };
}

async function adapted(changes: Record<string, string>): Promise<string> {
  let text = await readFile('deploy/nginx.conf', 'utf8');
  for (const [place, replacement] of Object.entries(changes)) {
    if (!text.includes(place)) throw new Error(`deploy/nginx.conf has no "${place}"`);
    text = text.replaceAll(place, replacement);
  }
  return text;
}
