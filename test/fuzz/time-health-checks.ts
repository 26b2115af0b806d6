import { Worker } from 'node:worker_threads';
import { listen } from '../../sandbox/listen.ts';
import { processStatus } from '../../sandbox/not-ready.ts';

// In a thread of its own, because the attacked one could not send requests while it is busy.
const ASKS = `
  const { parentPort, workerData } = require('node:worker_threads');
  const http = require('node:http');
  // A connection each time: the server may close one that waited for a busy process just when it is used again.
  const ask = () => new Promise((resolve, reject) => {
    http.get(workerData, { agent: false }, (response) => response.resume().once('end', resolve)).once('error', reject);
  });
  let [ended, pauses, paused] = [false, 0, false];
  parentPort.on('message', (message) => {
    if (message === 'end') ended = true;
    paused = message === 'pause';
    if (paused) pauses++;
  });
  (async () => {
    const asked = [];
    while (!ended) {
      const [begun, before, counts] = [performance.now(), pauses, !paused];
      const used = process.cpuUsage();
      await ask();
      const { user, system } = process.cpuUsage(used);
      if (counts && before === pauses) asked.push({ wall: performance.now() - begun, processor: (user + system) / 1000 });
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    parentPort.postMessage(asked);
    parentPort.close();
  })();`;

/** The time from a request to its response, and the processor time that this process used meanwhile, in ms. */
interface Asked {
  wall: number;
  processor: number;
}

export interface HealthWatch {
  /** Pauses the count during the harness's own work, until the attack continues. */
  pause(): void;
  resume(): void;
  end(): Promise<Asked[]>;
}

/** Requests `/healthz` of this process continuously, as a load balancer does. */
export async function timeHealthChecks(): Promise<HealthWatch> {
  const listener = await listen(() => processStatus('ok'), { port: 0, host: '127.0.0.1' });
  const worker = new Worker(ASKS, { eval: true, workerData: `http://127.0.0.1:${listener.port}/healthz` });
  worker.postMessage('pause');
  return {
    pause: () => worker.postMessage('pause'),
    resume: () => worker.postMessage('resume'),
    async end() {
      const asked = await new Promise<Asked[]>((resolve, reject) => {
        worker.once('message', resolve).once('error', reject).postMessage('end');
      });
      await listener.stop(0);
      return asked;
    },
  };
}
