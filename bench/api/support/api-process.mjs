// The built server as a child process. When it gets a message, it reports the microseconds of processor time that it has used.
process.on('message', () => {
  const { user, system } = process.cpuUsage();
  process.send(user + system);
});
process.on('disconnect', () => process.exit());
await import('../../../dist/sandbox/server.js');
