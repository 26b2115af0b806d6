import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Session } from './session.ts';
import { until } from './until.ts';

const PREFERENCES = {
  'marionette.port': 0,
  // Allows the window to be as narrow as a phone.
  'toolkit.legacyUserProfileCustomizations.stylesheets': true,
  // Enables touch events even without a touch screen.
  'dom.w3c_touch_events.enabled': 1,
};
const NARROW = ':root, body { min-width: 0 !important; }';

/** Starts Firefox without geckodriver: the commands are sent over Marionette, as geckodriver would do. */
export async function startFirefox(program: string): Promise<Session> {
  const profile = await mkdtemp(path.join(tmpdir(), 'cobros-firefox-'));
  const preferences = Object.entries(PREFERENCES).map(
    (preference) => `user_pref(${preference.map((part) => JSON.stringify(part)).join(', ')});\n`,
  );
  await writeFile(path.join(profile, 'user.js'), preferences);
  await mkdir(path.join(profile, 'chrome'));
  await writeFile(path.join(profile, 'chrome', 'userChrome.css'), NARROW);
  const child = spawn(program, ['--headless', '--marionette', '--no-remote', '--profile', profile], {
    stdio: 'ignore',
  });
  const ended = once(child, 'close');
  const end = async () => {
    child.kill('SIGTERM');
    await ended;
    await rm(profile, { recursive: true, force: true, maxRetries: 5 });
  };
  try {
    const port = await until(
      () => readFile(path.join(profile, 'MarionetteActivePort'), 'utf8').catch(() => null),
      () => `${program} did not start (exit code ${child.exitCode})`,
    );
    const send = await openMarionette(Number(port));
    const { capabilities } = (await send('WebDriver:NewSession', {})) as Started;
    return {
      name: 'Firefox',
      version: capabilities.browserVersion,
      send: (command, parameters) => send(`WebDriver:${command}`, parameters),
      screenshot: async () => String(await send('WebDriver:TakeScreenshot', { full: false })),
      end,
    };
  } catch (cause) {
    await end();
    throw cause;
  }
}

interface Started {
  capabilities: { browserVersion: string };
}

type Message = [type: number, id: number, error: { error: string; message: string } | null, result: unknown];

/** Speaks Marionette: JSON messages over TCP, each preceded by its length. */
async function openMarionette(port: number) {
  const socket = connect(port, '127.0.0.1');
  const waiting = new Map<number, (message: Message) => void>();
  readMessages(socket, (message) => waiting.get(message[1])?.(message));
  await once(socket, 'connect');
  const closed = once(socket, 'close').then(() => Promise.reject(new Error('Firefox has ended')));
  // Nobody may be waiting for the process when it ends.
  closed.catch(() => undefined);
  let count = 0;
  return async (name: string, parameters: object): Promise<unknown> => {
    count += 1;
    const id = count;
    const text = JSON.stringify([0, id, name, parameters]);
    const answered = new Promise<Message>((resolve) => waiting.set(id, resolve));
    socket.write(`${Buffer.byteLength(text)}:${text}`);
    const [, , error, result] = await Promise.race([answered, closed]);
    waiting.delete(id);
    if (error) throw new Error(`${name}: ${error.error}: ${error.message}`);
    return result !== null && typeof result === 'object' && 'value' in result ? result.value : result;
  };
}

function readMessages(socket: Socket, onMessage: (message: Message) => void): void {
  let rest = Buffer.alloc(0);
  socket.on('data', (data: Buffer) => {
    rest = Buffer.concat([rest, data]);
    for (let colon = rest.indexOf(':'); colon > 0; colon = rest.indexOf(':')) {
      const end = colon + 1 + Number(rest.subarray(0, colon));
      if (rest.length < end) return;
      const message = JSON.parse(rest.subarray(colon + 1, end).toString());
      rest = rest.subarray(end);
      // The first message is a greeting.
      if (Array.isArray(message)) onMessage(message as Message);
    }
  });
}
