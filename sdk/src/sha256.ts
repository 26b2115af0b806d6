export const BLOCK_BYTES = 64;

const PRIMES = primes(64);
// FIPS 180-4 §4.2.2 and §5.3.3: first 32 bits of the fractional parts of the cube and square roots of the first primes.
const ROUND = Int32Array.from(PRIMES, (prime) => fraction(Math.cbrt(prime)));
const START = Int32Array.from(PRIMES.slice(0, 8), (prime) => fraction(Math.sqrt(prime)));
const schedule = new Int32Array(64);

/**
 * Hashes a message that is already padded into `state`, eight 32-bit words. Synchronous, because for short messages the
 * overhead of `crypto.subtle` exceeds the hashing itself.
 */
export function sha256(padded: DataView, state: Int32Array): void {
  state.set(START);
  for (let offset = 0; offset < padded.byteLength; offset += BLOCK_BYTES) addBlock(padded, offset, state);
}

function addBlock(message: DataView, offset: number, state: Int32Array): void {
  for (let t = 0; t < 16; t++) schedule[t] = message.getInt32(offset + t * 4);
  for (let t = 16; t < 64; t++) {
    const [far, near] = [at(schedule, t - 15), at(schedule, t - 2)];
    const sigma0 = rotate(far, 7) ^ rotate(far, 18) ^ (far >>> 3);
    const sigma1 = rotate(near, 17) ^ rotate(near, 19) ^ (near >>> 10);
    schedule[t] = at(schedule, t - 16) + sigma0 + at(schedule, t - 7) + sigma1;
  }
  let [a, b, c, d, e, f, g, h] = state as unknown as [
    number,
    number,
    number,
    number,
    number,
    number,
    number,
    number,
  ];
  for (let t = 0; t < 64; t++) {
    const sum1 = rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25);
    const choice = (e & f) ^ (~e & g);
    const first = (h + sum1 + choice + at(ROUND, t) + at(schedule, t)) | 0;
    const sum0 = rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22);
    const majority = (a & b) ^ (a & c) ^ (b & c);
    h = g;
    g = f;
    f = e;
    e = (d + first) | 0;
    d = c;
    c = b;
    b = a;
    a = (first + sum0 + majority) | 0;
  }
  [a, b, c, d, e, f, g, h].forEach((word, index) => {
    state[index] = at(state, index) + word;
  });
}

function at(words: Int32Array, index: number): number {
  return words[index] as number;
}

function rotate(word: number, bits: number): number {
  return (word >>> bits) | (word << (32 - bits));
}

function fraction(value: number): number {
  return Math.floor((value % 1) * 2 ** 32) | 0;
}

function primes(count: number): number[] {
  const found: number[] = [];
  for (let candidate = 2; found.length < count; candidate++) {
    if (found.every((prime) => candidate % prime !== 0)) found.push(candidate);
  }
  return found;
}
