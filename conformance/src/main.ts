import { runConformance } from './conformance-command.ts';

const print = (line: string) => process.stdout.write(`${line}\n`);
const stop = new AbortController();
// Handled only once, so that a second signal ends the process immediately.
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => {
    print('Stopping after this check, and taking back what the run has created');
    stop.abort();
  });

process.exitCode = await runConformance(process.argv.slice(2), print, stop.signal);
