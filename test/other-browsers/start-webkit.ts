import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { freePort } from '../support/free-port.ts';
import { COMMANDS, type Session } from './session.ts';
import { until } from './until.ts';

interface Started {
  sessionId: string;
  capabilities: { browserVersion: string };
}

/** Starts WebKitGTK's MiniBrowser on a virtual display, through its driver, which speaks WebDriver over HTTP. */
export async function startWebKit(driver: string, miniBrowser: string): Promise<Session> {
  const screen = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1440x1000x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const failed = once(screen, 'close').then(() => Promise.reject(new Error('Xvfb did not start')));
  const [display] = await Promise.race([once(screen.stdio[3] as Readable, 'data'), failed]);
  // From here on the process is expected to end.
  failed.catch(() => undefined);
  const port = await freePort();
  const service = spawn(driver, [`--port=${port}`], {
    env: { ...process.env, DISPLAY: `:${String(display).trim()}`, GDK_BACKEND: 'x11' },
    stdio: 'ignore',
  });
  let session = '';
  const call = async (address: string, body?: object): Promise<unknown> => {
    const response = await fetch(`http://127.0.0.1:${port}${address}`, {
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
    });
    const { value } = (await response.json()) as { value: { error: string; message: string } };
    if (!response.ok) throw new Error(`${address}: ${value.error}: ${value.message}`);
    return value;
  };
  const end = async () => {
    if (session) await fetch(`http://127.0.0.1:${port}${session}`, { method: 'DELETE' }).catch(() => null);
    await stop(service);
    await stop(screen);
  };
  try {
    await until(
      () => call('/status').catch(() => null),
      () => `${driver} did not start (exit code ${service.exitCode})`,
    );
    const options = { binary: miniBrowser, args: ['--automation'] };
    const capabilities = { alwaysMatch: { 'webkitgtk:browserOptions': options } };
    const started = (await call('/session', { capabilities })) as Started;
    session = `/session/${started.sessionId}`;
    return {
      name: 'WebKit',
      version: started.capabilities.browserVersion,
      send: (command, { id, ...parameters }) =>
        call(`${session}/${COMMANDS[command].replace('{id}', String(id))}`, parameters),
      screenshot: async () => String(await call(`${session}/screenshot`)),
      end,
    };
  } catch (cause) {
    await end();
    throw cause;
  }
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const ended = once(child, 'close');
  child.kill('SIGTERM');
  await ended;
}
