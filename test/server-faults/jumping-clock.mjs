// Loaded before a server (`--import`): shifts only that server's clock, by the milliseconds in the file that CLOCK_FILE names.
// SIGUSR2 reads the file again.
import { readFileSync } from 'node:fs';

let off = 0;
const RealDate = Date;
const now = () => RealDate.now() + off;
globalThis.Date = class extends RealDate {
  constructor(...given) {
    super(...(given.length > 0 ? given : [now()]));
  }
  static now() {
    return now();
  }
};
process.on('SIGUSR2', () => {
  off = Number(readFileSync(process.env.CLOCK_FILE, 'utf8'));
});
