import { Worker } from 'node:worker_threads';
import { listen } from '../../../sandbox/listen.ts';
import { processStatus } from '../../../sandbox/readiness.ts';

// A thread of its own, because the attacked one could not ask while it is busy.
const ASKS = `
  const { parentPort, workerData } = require('node:worker_threads');
  const http = require('node:http');
  const agent = new http.Agent({ keepAlive: true });
  const ask = () => new Promise((resolve, reject) => {
    http.get(workerData, { agent }, (response) => response.resume().once('end', resolve)).once('error', reject);
  });
  let ended = false;
  parentPort.once('message', () => { ended = true; });
  (async () => {
    const durations = [];
    while (!ended) {
      const begun = performance.now();
      await ask();
      durations.push(performance.now() - begun);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    agent.destroy();
    parentPort.postMessage(durations);
  })();`;

/** Asks this process for `/healthz` all the time, as a balancer does. @returns a function that ends it and returns the durations in ms, sorted */
export async function watchHealth(): Promise<() => Promise<number[]>> {
  const listener = await listen(() => processStatus('ok'), { port: 0, host: '127.0.0.1' });
  const worker = new Worker(ASKS, { eval: true, workerData: `http://127.0.0.1:${listener.port}/healthz` });
  return async () => {
    const durations = await new Promise<number[]>((resolve, reject) => {
      worker.once('message', resolve).once('error', reject).postMessage('end');
    });
    await listener.stop(0);
    return durations.sort((one, other) => one - other);
  };
}
