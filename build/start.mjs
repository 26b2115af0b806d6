// `npm start`: the database is created and filled while the portal is built. Each takes seconds of one processor.
import { spawn } from 'node:child_process';
import { once } from 'node:events';

async function build(target) {
  const builder = spawn(process.execPath, ['build.mjs', target, '--if-changed'], { stdio: 'inherit' });
  process.once('exit', () => builder.kill());
  const [code] = await once(builder, 'exit');
  return code === 0;
}

const portalBuilt = build('portal-of-sandbox');
if (!(await build('sandbox'))) process.exit(1);
const { startServer } = await import('../dist/sandbox/start-server.js');
await startServer(portalBuilt);
