// The part of fflate that the Excel writer uses. Fflate's own `zip` compresses in workers created from text, which the
// portal's Content-Security-Policy blocks; compressing some thousand rows here takes only a moment.
import { type Zippable, zipSync } from 'fflate/browser';

export { strToU8, zipSync } from 'fflate/browser';

export const zip = (files: Zippable, done: (error: null, archive: Uint8Array) => void): void =>
  done(null, zipSync(files));
