import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

export type TcpLine = Awaited<ReturnType<typeof startTcpLine>>;

/** A TCP proxy to a port of this machine, which can be slowed down, stalled and cut. */
export async function startTcpLine(to: number, host = '127.0.0.1') {
  const open = new Set<Socket>();
  let delayMs = 0;
  let stalled = false;
  const pass = (from: Socket, into: Socket) => {
    let passed: Promise<unknown> = Promise.resolve();
    let lost = false;
    from.on('data', (data) => {
      lost ||= stalled;
      if (!lost) passed = passed.then(() => pause(delayMs)).then(() => into.write(data));
    });
    from.on('end', () => {
      if (!lost) passed = passed.then(() => into.end());
    });
  };
  const server = createServer((near) => {
    const far = connect(to, host);
    for (const socket of [near, far]) {
      open.add(socket);
      socket.once('close', () => open.delete(socket)).on('error', () => undefined);
    }
    near.once('close', () => far.destroy());
    pass(near, far);
    pass(far, near);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    /** Delay in milliseconds of each piece of data, in both directions. */
    delay: (milliseconds: number) => {
      delayMs = milliseconds;
    },
    /** Stalls the line: no data passes and no connection ends, as with an unplugged cable. */
    stall: () => {
      stalled = true;
    },
    /** Lets new connections work; those that were stalled stay stalled. */
    resume: () => {
      stalled = false;
    },
    /** Resets every connection. */
    cut: () => {
      for (const socket of open) socket.resetAndDestroy();
    },
    close: async () => {
      const closed = once(server, 'close');
      server.close();
      for (const socket of open) socket.destroy();
      await closed;
    },
  };
}
