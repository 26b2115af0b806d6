import { crc32 } from 'node:zlib';
import sharp from 'sharp';

type Format = 'png' | 'jpeg' | 'webp' | 'gif';

/** A picture of a single color. */
export function picture(format: Format = 'png', width = 200, height = width): Promise<Buffer> {
  const canvas = sharp({ create: { width, height, channels: 3, background: '#ffb60d' } });
  return canvas.toFormat(format).toBuffer();
}

/** A PNG of a few bytes whose header claims this many pixels per side. */
export async function pictureThatClaims(side: number): Promise<Buffer> {
  const bytes = await picture('png', 8);
  // The header chunk (IHDR) follows the signature: length, name, width, height, five bytes, checksum of name and content.
  bytes.writeUInt32BE(side, 16);
  bytes.writeUInt32BE(side, 20);
  bytes.writeUInt32BE(crc32(bytes.subarray(12, 29)), 29);
  return bytes;
}

/**
 * A progressive JPEG of one gray, 4096 pixels per side, with this many scans: the first has all blocks, and each of the others
 * refines one bit of one coefficient.
 */
export function jpegWithScans(count: number): Buffer {
  const side = 4096;
  const blocks = (side / 8) ** 2;
  const sides = [side >> 8, side & 0xff];
  const segment = (marker: number, ...content: number[]) => {
    const length = content.length + 2;
    return Buffer.from([0xff, marker, length >> 8, length & 0xff, ...content]);
  };
  const oneCode = (table: number, symbol: number) => segment(0xc4, table, 1, ...Array(15).fill(0), symbol);
  const scan = (first: number, last: number, bits: number, data: Buffer) =>
    Buffer.concat([segment(0xda, 1, 1, 0, first, last, bits), data]);
  // The code that skips 16,384 blocks: one bit, and fourteen that add nothing.
  const skipAll = Buffer.alloc(Math.ceil(((blocks / 16_384) * 15) / 8));
  const refinements = Array.from({ length: count - 1 }, (_, index) => {
    const coefficient = 1 + Math.floor(index / 14);
    const bit = 13 - (index % 14);
    return scan(coefficient, coefficient, bit === 13 ? bit : ((bit + 1) << 4) | bit, skipAll);
  });
  return Buffer.concat([
    Buffer.from([0xff, 0xd8]),
    segment(0xdb, 0, ...Array(64).fill(1)),
    segment(0xc2, 8, ...sides, ...sides, 1, 1, 0x11, 0),
    oneCode(0x00, 0),
    oneCode(0x10, 0xe0),
    scan(0, 0, 0, Buffer.alloc(blocks / 8)),
    ...refinements,
    Buffer.from([0xff, 0xd9]),
  ]);
}
