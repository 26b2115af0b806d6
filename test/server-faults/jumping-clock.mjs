// Loaded before a server (`--import`): shifts only that server's clock, by the milliseconds in the file that CLOCK_FILE names.
// SIGUSR2 reads the file again.
import { readFileSync } from 'node:fs';

let off = 0;
const RealDate = Date;
const now = () => RealDate.now() + off;
// Not a subclass, whose prototype would not have the methods that libraries look up there to extend them.
globalThis.Date = new Proxy(RealDate, {
  construct: (target, given, created) =>
    Reflect.construct(target, given.length > 0 ? given : [now()], created),
  get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
});
process.on('SIGUSR2', () => {
  off = Number(readFileSync(process.env.CLOCK_FILE, 'utf8'));
});
