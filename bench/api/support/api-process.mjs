// The built server as a child process. When it gets a message, it reports its resource use: microseconds of processor time and,
// after a garbage collection, bytes of memory.
import v8 from 'node:v8';
import vm from 'node:vm';

process.on('message', (question) => {
  const { user, system } = process.cpuUsage();
  if (question === 'processor time') return process.send(user + system);
  v8.setFlagsFromString('--expose-gc');
  const collect = vm.runInNewContext('gc');
  collect();
  collect();
  const { rss, heapUsed, external } = process.memoryUsage();
  process.send({ resident: rss, used: heapUsed + external });
});
process.on('disconnect', () => process.exit());
await import('../../../dist/sandbox/server.js');
