/** Accepted types of documents. */
export type DocumentType = 'application/pdf' | 'image/jpeg' | 'image/png';

const PNG_SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
/** A PDF ends with the offset of its cross-reference table, but some programs append a few bytes. */
const PDF_END_BYTES = 2_048;

/**
 * The type of a file by its content: its first bytes and its structure. Undefined for other types, whatever the file name says.
 */
export function documentMediaTypeOf(bytes: Uint8Array): DocumentType | undefined {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (isPdf(buffer)) return 'application/pdf';
  if (isPng(buffer)) return 'image/png';
  if (isJpeg(buffer)) return 'image/jpeg';
  return undefined;
}

function isPdf(file: Buffer): boolean {
  if (!/^%PDF-[12]\.\d/.test(file.toString('latin1', 0, 8))) return false;
  const end = file.toString('latin1', Math.max(0, file.length - PDF_END_BYTES));
  // Matching a single digit before the space is enough: `\d+` would take quadratic time on megabytes of digits.
  return /startxref\s+\d+\s+%%EOF/.test(end) && /\d \d+ obj\b/.test(file.toString('latin1'));
}

/** A PNG is a sequence of chunks: first the header with the size, then image data, and the end. */
function isPng(file: Buffer): boolean {
  if (!file.subarray(0, PNG_SIGNATURE.length).equals(PNG_SIGNATURE)) return false;
  const chunks: string[] = [];
  let at = PNG_SIGNATURE.length;
  while (at + 12 <= file.length && chunks.at(-1) !== 'IEND') {
    const length = file.readUInt32BE(at);
    const chunk = file.toString('latin1', at + 4, at + 8);
    if (at + 12 + length > file.length) return false;
    if (chunks.length === 0 && !(chunk === 'IHDR' && length === 13 && hasArea(file, at + 8))) return false;
    chunks.push(chunk);
    at += 12 + length;
  }
  return chunks.includes('IDAT') && chunks.at(-1) === 'IEND';
}

function hasArea(file: Buffer, at: number): boolean {
  return file.readUInt32BE(at) > 0 && file.readUInt32BE(at + 4) > 0;
}

/**
 * A JPEG is a sequence of segments before the scan, one of which is a frame with the size. Phones append data after the end
 * marker, so that marker may be anywhere after the scan.
 */
function isJpeg(file: Buffer): boolean {
  if (file.length < 4 || file.readUInt16BE(0) !== 0xffd8) return false;
  let framed = false;
  let at = 2;
  while (at + 9 <= file.length && file[at] === 0xff) {
    const marker = file[at + 1] ?? 0;
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame) framed = file.readUInt16BE(at + 5) > 0 && file.readUInt16BE(at + 7) > 0;
    if (marker === 0xda) return framed && file.indexOf(Buffer.from([0xff, 0xd9]), at) > 0;
    at += 2 + file.readUInt16BE(at + 2);
  }
  return false;
}
