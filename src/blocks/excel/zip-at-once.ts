// What the Excel writer takes from fflate. Fflate's own `zip` compresses in workers made of text, which the portal's
// Content-Security-Policy blocks; some thousand lines take a moment.
import { type Zippable, zipSync } from 'fflate/browser';

export { strToU8, zipSync } from 'fflate/browser';

export const zip = (files: Zippable, done: (error: null, archive: Uint8Array) => void): void =>
  done(null, zipSync(files));
