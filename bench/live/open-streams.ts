import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

/**
 * A stream of changes as a caller reads it, on a bare connection, so that thousands of them cost the measuring process little.
 */
export interface MeasuredStream {
  socket: Socket;
  /** Status of the response; 0 until it arrives. */
  status: number;
  /** When each `changed` event arrived, by this process's clock. */
  changedAt: number[];
  isLive: boolean;
  said: Set<string>;
}

export interface StreamOpening {
  url: string;
  token: string;
  /** Client address, which may have at most 1,000 streams. */
  address: string;
}

/** Number of streams that are opened at the same time. */
const AT_ONCE = 32;
const EVENT = /^event: (\w+)$/gm;

function openStream({ url, token, address }: StreamOpening): MeasuredStream {
  const { hostname, port, host } = new URL(url);
  const socket = connect(Number(port), hostname);
  const stream: MeasuredStream = { socket, status: 0, changedAt: [], isLive: false, said: new Set() };
  socket.write(
    `GET /api/changes/v3/stream HTTP/1.1\r\nHost: ${host}\r\nAuthorization: Bearer ${token}\r\nX-Forwarded-For: ${address}\r\nAccept-Encoding: gzip, deflate, br\r\nAccept: */*\r\nAccept-Language: es-GT\r\nUser-Agent: Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/147.0.0.0 Safari/537.36\r\nX-App-Version: 4.0.0\r\n\r\n`,
  );
  socket.on('data', (data) => {
    const text = data.toString('latin1');
    if (stream.status === 0) stream.status = Number(text.slice(9, 12));
    // An event is written in one piece, and arrives so on the loopback interface.
    for (const [, name = ''] of text.matchAll(EVENT)) {
      stream.said.add(name);
      if (name === 'changed') stream.changedAt.push(performance.now());
      stream.isLive ||= name === 'ready';
    }
  });
  socket.on('error', () => {});
  return stream;
}

/** Opens the streams, and waits until each is live. @throws if one is rejected */
export async function openStreams(openings: readonly StreamOpening[]): Promise<MeasuredStream[]> {
  const streams: MeasuredStream[] = [];
  const waiting = openings[Symbol.iterator]();
  const lane = async () => {
    for (const opening of waiting) {
      const stream = openStream(opening);
      streams.push(stream);
      while (!stream.isLive) {
        if (stream.socket.closed || stream.status >= 400) throw new Error(`Refused with ${stream.status}`);
        await Promise.race([once(stream.socket, 'data'), once(stream.socket, 'close')]);
      }
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, lane));
  return streams;
}

export function closeStreams(streams: readonly MeasuredStream[]): void {
  for (const { socket } of streams) socket.destroy();
}
