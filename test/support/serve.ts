import { test } from 'uvu';
import { listen } from '#sandbox/http/server/listen.ts';

type Given = Parameters<typeof listen>;

/** Serves calls on a free port, until the tests of a file have ended. */
export async function serve(handle: Given[0], onServed?: Given[2], options: Partial<Given[1]> = {}) {
  const listener = await listen(handle, { port: 0, host: '127.0.0.1', ...options }, onServed);
  test.after(() => listener.stop(0));
  return { ...listener, url: `http://127.0.0.1:${listener.port}` };
}
