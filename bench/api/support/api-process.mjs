// The built server as a child process, which reports the processor time it has used, in microseconds, when it gets a message.
process.on('message', () => {
  const { user, system } = process.cpuUsage();
  process.send(user + system);
});
process.on('disconnect', () => process.exit());
await import('../../../dist/sandbox/server.js');
