import { notATable } from './table.ts';

/** Bytes that tell an encoding apart. */
const SAMPLE = 4_096;

/**
 * The text of a file in one of the encodings that spreadsheets and banks use: UTF-8 or UTF-16 with or without a mark at the
 * start, Windows-1252, or that of old Macs if its lines end as theirs do.
 * @throws UnreadableTable if the file is not text
 */
export function decodeText(bytes: Uint8Array): string {
  const text = new TextDecoder(utf16Of(bytes) ?? 'utf-8').decode(bytes);
  if (text.includes('\0')) throw notATable();
  const lost = countOf(text, /\ufffd/g);
  // A text that was cut or joined has some wrong bytes among its right letters.
  if (lost === 0 || lost < countOf(text, /[^\0-\x7f\ufffd]/g)) return text;
  return new TextDecoder(/\r(?!\n)/.test(text) && !text.includes('\n') ? 'macintosh' : 'windows-1252').decode(
    bytes,
  );
}

const countOf = (text: string, what: RegExp) => text.match(what)?.length ?? 0;

/** In UTF-16 every second byte of Latin letters is zero. */
function utf16Of(bytes: Uint8Array): string | undefined {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  const zeros = [0, 0];
  bytes.subarray(0, SAMPLE).forEach((byte, at) => {
    if (byte === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1;
  });
  const [even = 0, odd = 0] = zeros;
  const most = Math.min(bytes.length, SAMPLE) / 4;
  if (odd > most && even * 10 < odd) return 'utf-16le';
  return even > most && odd * 10 < even ? 'utf-16be' : undefined;
}
