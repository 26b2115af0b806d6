import type { Schemas } from '#ground/contract/operation-types.ts';
import { oneAtATime } from '#ground/running/one-at-a-time.ts';
import { ApiError, businessRule } from '#terms/errors/api-error.ts';

type Content = Schemas['UpdateAvatarContent'];

/** Maximum size of a picture; the maximum of its base64 text in the description corresponds to it. */
const MAXIMUM_BYTES = 2 * 1024 * 1024;

/** Maximum number of pixels per side, checked before decoding, because a small file can claim billions of pixels. */
const LARGEST_SIDE = 4096;

/**
 * Maximum number of scans of a progressive JPEG. Programs write about ten; each is a pass over all pixels, and a file of 190 kB can
 * have thousands.
 */
const MOST_SCANS = 30;
const SCAN = Buffer.from([0xff, 0xda]);

/** The largest picture that is permitted takes about one second. */
const LIMIT_SECONDS = 5;

/** Number of pixels per side that are stored. */
const STORED_SIDE = 512;

const TITLE = 'Foto';
const FORMATS: Record<Content['contentType'], string> = {
  'image/png': 'png',
  'image/jpeg': 'jpeg',
  'image/webp': 'webp',
};

/** The class of all image loaders of libvips; only those listed next may run. */
const ALL_READERS = 'VipsForeignLoad';
const READERS = ['VipsForeignLoadPng', 'VipsForeignLoadJpeg', 'VipsForeignLoadWebp'];

/**
 * Decodes a picture by its content, not its declared type, and re-encodes it as WebP, which drops everything else in the file
 * (location metadata, appended data). One picture at a time, and one that waits per business: decoding takes a thread of the pool
 * that passwords need too.
 * @throws ApiError 413 more than 2 MB; 422 not a picture, a type other than declared, not square, or too much work
 */
export function reencodePicture(businessId: string, { contentType, data }: Content): Promise<Uint8Array> {
  const bytes = Buffer.from(data, 'base64');
  if (bytes.byteLength > MAXIMUM_BYTES)
    throw new ApiError(413, 'too-large', TITLE, 'La imagen pesa más de 2 MB');
  return oneAtATime(`picture of ${businessId}`, () =>
    oneAtATime('picture', () => reencode(bytes, FORMATS[contentType])),
  );
}

async function reencode(bytes: Buffer, declared: string): Promise<Uint8Array> {
  const sharp = await loadSharp();
  // The header alone has type and size. It is read without a pixel limit, so that a picture that is too large gets a different
  // error than a broken one.
  const { format, width, height } = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(throwNotAPicture);
  if (format !== declared) throw noPicture();
  if (Math.max(width, height) > LARGEST_SIDE) {
    throw businessRule(
      'unsupported-file',
      TITLE,
      `La imagen puede medir ${LARGEST_SIDE} píxeles por lado como máximo`,
    );
  }
  if (width !== height) throw businessRule('unsupported-file', TITLE, 'La imagen debe ser cuadrada');
  if (format === 'jpeg' && countScans(bytes) > MOST_SCANS) throw tooMuchWork();
  return sharp(bytes, { limitInputPixels: LARGEST_SIDE ** 2, failOn: 'error' })
    .timeout({ seconds: LIMIT_SECONDS })
    .autoOrient()
    .resize(STORED_SIDE, STORED_SIDE, { withoutEnlargement: true })
    .webp({ quality: 86 })
    .toBuffer()
    .catch((cause: Error) => {
      throw cause.message.startsWith('timeout') ? tooMuchWork() : noPicture();
    });
}

/** Never fewer than the scans of the file, because compressed data cannot contain this marker. */
function countScans(bytes: Buffer): number {
  let count = 0;
  for (let at = bytes.indexOf(SCAN); at !== -1; at = bytes.indexOf(SCAN, at + 1)) count++;
  return count;
}

/** Loaded on first use, because it is native code that only pictures need. */
async function loadSharp() {
  const { default: sharp } = await import('sharp');
  sharp.block({ operation: [ALL_READERS] });
  sharp.unblock({ operation: READERS });
  sharp.cache(false);
  // Otherwise one picture keeps all processors busy.
  sharp.concurrency(1);
  return sharp;
}

function noPicture(): ApiError {
  return businessRule(
    'unsupported-file',
    TITLE,
    'El archivo no es una imagen PNG, JPG o WebP, o está dañado',
  );
}

function tooMuchWork(): ApiError {
  return businessRule(
    'unsupported-file',
    TITLE,
    'La imagen tarda demasiado en abrirse. Guárdala de nuevo como PNG o como JPG no progresivo',
  );
}

function throwNotAPicture(): never {
  throw noPicture();
}
