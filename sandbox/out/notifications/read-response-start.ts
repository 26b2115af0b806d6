import type { Readable } from 'node:stream';

const MAX_BYTES = 64 * 1024;

/**
 * Reads the first 64 kB of a response as text, without characters that the database cannot store. If the connection breaks, the
 * response is truncated, because only its status matters.
 */
export async function readResponseStart(response: Readable): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    for await (const chunk of response) {
      chunks.push(chunk);
      size += chunk.length;
      if (size >= MAX_BYTES) break;
    }
  } catch {
    // The connection has broken.
  }
  response.destroy();
  return Buffer.concat(chunks).subarray(0, MAX_BYTES).toString('utf8').replaceAll('\0', '');
}
