import { promisify } from 'node:util';
import { inflateRaw } from 'node:zlib';
import { unreadableSheet } from '../rules/imports/imported-sheet.ts';

const inflate = promisify(inflateRaw);

const END_OF_DIRECTORY = 0x06054b50;
const DIRECTORY_ENTRY = 0x02014b50;
const LOCAL_ENTRY = 0x04034b50;
const END_BYTES = 22;
const MAX_COMMENT = 65_535;
const STORED = 0;
const DEFLATED = 8;
const ENCRYPTED = 1;

/** A workbook has about ten files; an archive with more than this is not a sheet that somebody typed. */
const MAX_ENTRIES = 300;
/** Limit for one unpacked file, because an archive of 1 MB could unpack to a gigabyte. */
const MAX_UNPACKED_BYTES = 4 * 1024 * 1024;

interface Entry {
  method: number;
  offset: number;
  packedBytes: number;
  encrypted: boolean;
}

/** Reads one file of an archive as text; undefined if the archive does not have it. */
export type ReadEntry = (name: string) => Promise<string | undefined>;

/**
 * Opens a zip archive by its directory. Files are unpacked only when requested, and only up to 4 MB.
 * @throws ApiError 422 if the archive cannot be read
 */
export function openZip(bytes: Buffer): ReadEntry {
  try {
    const entries = readDirectory(bytes);
    return async (name) => {
      const entry = entries.get(name);
      return entry && unpack(bytes, entry);
    };
  } catch (cause) {
    // A RangeError means that an offset points outside the file.
    throw cause instanceof RangeError ? unreadableSheet() : cause;
  }
}

function readDirectory(bytes: Buffer): Map<string, Entry> {
  const end = findEnd(bytes);
  const count = bytes.readUInt16LE(end + 10);
  if (count > MAX_ENTRIES) throw unreadableSheet();
  const entries = new Map<string, Entry>();
  let at = bytes.readUInt32LE(end + 16);
  for (let read = 0; read < count; read++) {
    if (bytes.readUInt32LE(at) !== DIRECTORY_ENTRY) throw unreadableSheet();
    const [nameBytes, extraBytes, commentBytes] = [28, 30, 32].map((field) => bytes.readUInt16LE(at + field));
    const name = bytes.toString('utf8', at + 46, at + 46 + (nameBytes ?? 0));
    entries.set(name, {
      encrypted: (bytes.readUInt16LE(at + 8) & ENCRYPTED) !== 0,
      method: bytes.readUInt16LE(at + 10),
      packedBytes: bytes.readUInt32LE(at + 20),
      offset: bytes.readUInt32LE(at + 42),
    });
    at += 46 + (nameBytes ?? 0) + (extraBytes ?? 0) + (commentBytes ?? 0);
  }
  return entries;
}

function findEnd(bytes: Buffer): number {
  const first = Math.max(0, bytes.length - END_BYTES - MAX_COMMENT);
  for (let at = bytes.length - END_BYTES; at >= first; at--) {
    if (bytes.readUInt32LE(at) === END_OF_DIRECTORY) return at;
  }
  throw unreadableSheet();
}

async function unpack(bytes: Buffer, { method, offset, packedBytes, encrypted }: Entry): Promise<string> {
  if (encrypted || offset + 30 > bytes.length || bytes.readUInt32LE(offset) !== LOCAL_ENTRY) {
    throw unreadableSheet();
  }
  // The local header repeats the names, which may have other lengths there.
  const start = offset + 30 + bytes.readUInt16LE(offset + 26) + bytes.readUInt16LE(offset + 28);
  const packed = bytes.subarray(start, start + packedBytes);
  if (method === STORED && packed.length <= MAX_UNPACKED_BYTES) return packed.toString('utf8');
  if (method !== DEFLATED) throw unreadableSheet();
  // The size in the directory is only a claim, so this limit applies to the actual output.
  const unpacked = await inflate(packed, { maxOutputLength: MAX_UNPACKED_BYTES }).catch(() => {
    throw unreadableSheet();
  });
  return unpacked.toString('utf8');
}
