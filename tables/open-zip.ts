import { unzipSync } from 'fflate/browser';
import { notATable, tooLarge, UnreadableTable } from './table.ts';

/** A workbook with pictures has some hundred parts. */
const MAX_PARTS = 2_000;
/** Unpacked bytes of one part, and of all that are read. */
const MAX_PART_BYTES = 16 * 1024 * 1024;
const MAX_BYTES = 32 * 1024 * 1024;
/** Sheets become at most some fifty times smaller when they are packed; what unpacks to more is made to do harm. */
const MAX_RATIO = 200;
const SMALL_BYTES = 256 * 1024;

export interface Zip {
  /** Names of all parts, in lower case and with slashes, whatever the program that packed them writes. */
  names: ReadonlySet<string>;
  /** The bytes of a part, whose name may have capitals; undefined if there is none. @throws UnreadableTable above the limits */
  read: (name: string) => Uint8Array | undefined;
}

const plainName = (name: string) => name.replaceAll('\\', '/').replace(/^\/+/, '').toLowerCase();

/** Opens a zip archive. @throws UnreadableTable if it cannot be read */
export function openZip(bytes: Uint8Array): Zip {
  const names = new Set<string>();
  unpacked(bytes, (name) => {
    names.add(plainName(name));
    if (names.size > MAX_PARTS) throw notATable();
    return false;
  });
  let read = 0;
  return {
    names,
    read(wanted) {
      let found = false;
      const parts = unpacked(bytes, (name, packed, size) => {
        if (found || plainName(name) !== plainName(wanted)) return false;
        found = true;
        read += size;
        const isHarmful = size > SMALL_BYTES && size > packed * MAX_RATIO;
        if (size > MAX_PART_BYTES || read > MAX_BYTES || isHarmful) {
          throw tooLarge();
        }
        return true;
      });
      return Object.values(parts)[0];
    },
  };
}

function unpacked(bytes: Uint8Array, isWanted: (name: string, packed: number, size: number) => boolean) {
  try {
    // A part is unpacked into as many bytes as the directory says; one that is longer is cut, so that its XML does not end.
    return unzipSync(bytes, {
      filter: ({ name, size, originalSize }) => isWanted(name, size, originalSize),
    });
  } catch (cause) {
    throw cause instanceof UnreadableTable ? cause : notATable();
  }
}
