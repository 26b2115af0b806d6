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
