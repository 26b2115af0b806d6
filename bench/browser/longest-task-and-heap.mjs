/** Milliseconds of processor time of the longest task of the page's main thread while `work` runs. */
export async function longestTask(browser, work) {
  await browser.startTracing(undefined, {
    categories: ['disabled-by-default-devtools.timeline', '__metadata'],
  });
  await work();
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString());
  const mainThreads = new Set(
    traceEvents
      .filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain')
      .map(({ pid, tid }) => `${pid} ${tid}`),
  );
  const tasks = traceEvents
    .filter(({ name, pid, tid }) => name === 'RunTask' && mainThreads.has(`${pid} ${tid}`))
    .map(({ tdur = 0 }) => tdur / 1000);
  return Math.max(...tasks);
}

/** Megabytes that scripts hold after a garbage collection. */
export async function heapMegabytes(page) {
  const session = await page.context().newCDPSession(page);
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  await session.detach();
  return usedSize / 1_000_000;
}
