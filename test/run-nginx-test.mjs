// `npm run test:nginx`: runs deploy/nginx.conf in a real nginx, which has to be installed, and compares it with the built-in
// server.
import { spawnSync } from 'node:child_process';
import { buildPortal } from '../build/portal.mjs';
import { runBundled } from '../build/run-bundled.mjs';

if (spawnSync('nginx', ['-v']).error) {
  console.error('Nothing was tested: nginx is missing (Debian: apt-get install nginx-light).');
  process.exit(1);
}
await buildPortal();
await runBundled('nginx', 'test/nginx/nginx-test.ts');
