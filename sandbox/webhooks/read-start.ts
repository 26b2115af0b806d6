import type { Readable } from 'node:stream';

const MAX_BYTES = 64 * 1024;

/**
 * The first 64 kB of an answer as text, without what a database can't keep. The rest is not waited for; what stops coming
 * ends where it stopped, because only the status matters.
 */
export async function readStart(answer: Readable): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    for await (const chunk of answer) {
      chunks.push(chunk);
      size += chunk.length;
      if (size >= MAX_BYTES) break;
    }
  } catch {
    // Cut off in the middle.
  }
  answer.destroy();
  return Buffer.concat(chunks).subarray(0, MAX_BYTES).toString('utf8').replaceAll('\0', '');
}
