import type { Schemas } from '../../contract/operation-types.ts';
import { ApiError, businessRule } from '../api-error.ts';

type Content = Schemas['UpdateAvatarContent'];

/** Maximum size of a picture; the maximum of its base64 text in the description corresponds to it. */
const MAXIMUM_BYTES = 2 * 1024 * 1024;

/** Maximum number of pixels per side, checked before decoding, because a small file can claim billions of pixels. */
const LARGEST_SIDE = 4096;

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
 * (location metadata, appended data).
 * @throws ApiError 413 more than 2 MB; 422 not a picture, a type other than declared, not square, or too many pixels
 */
export async function reencodePicture({ contentType, data }: Content): Promise<Uint8Array> {
  const bytes = Buffer.from(data, 'base64');
  if (bytes.byteLength > MAXIMUM_BYTES)
    throw new ApiError(413, 'too-large', TITLE, 'La imagen pesa más de 2 MB');
  const sharp = await loadSharp();
  // The header alone has type and size. It is read without a pixel limit, so that a picture that is too large gets a different
  // error than a broken one.
  const { format, width, height } = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(throwNotAPicture);
  if (format !== FORMATS[contentType]) throw noPicture();
  if (Math.max(width, height) > LARGEST_SIDE) {
    throw businessRule(
      'unsupported-file',
      TITLE,
      `La imagen puede medir ${LARGEST_SIDE} píxeles por lado como máximo`,
    );
  }
  if (width !== height) throw businessRule('unsupported-file', TITLE, 'La imagen debe ser cuadrada');
  return sharp(bytes, { limitInputPixels: LARGEST_SIDE ** 2, failOn: 'error' })
    .autoOrient()
    .resize(STORED_SIDE, STORED_SIDE, { withoutEnlargement: true })
    .webp({ quality: 86 })
    .toBuffer()
    .catch(throwNotAPicture);
}

/** Loaded on first use, because it is native code that only pictures need. */
async function loadSharp() {
  const { default: sharp } = await import('sharp');
  sharp.block({ operation: [ALL_READERS] });
  sharp.unblock({ operation: READERS });
  sharp.cache(false);
  return sharp;
}

function noPicture(): ApiError {
  return businessRule(
    'unsupported-file',
    TITLE,
    'El archivo no es una imagen PNG, JPG o WebP, o está dañado',
  );
}

function throwNotAPicture(): never {
  throw noPicture();
}
