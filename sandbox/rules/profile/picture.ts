import type { Schemas } from '../../contract/types.ts';
import { ApiError, businessRule } from '../api-error.ts';

type Content = Schemas['UpdateAvatarContent'];

/** Maximum size of a picture; the contract's maximum of base64 is this many bytes. */
const MAXIMUM_BYTES = 2 * 1024 * 1024;

/** Pixels at a side. More is refused before anything is decoded: a file of few bytes can stand for billions of them. */
const LARGEST_SIDE = 4096;

/** Stored size: enough for the sharpest screen. */
const KEPT_SIDE = 512;

const TITLE = 'Foto';
const FORMATS: Record<Content['contentType'], string> = {
  'image/png': 'png',
  'image/jpeg': 'jpeg',
  'image/webp': 'webp',
};

/** Readers of libvips that a picture may reach, and the class of all of them. */
const ALL_READERS = 'VipsForeignLoad';
const READERS = ['VipsForeignLoadPng', 'VipsForeignLoadJpeg', 'VipsForeignLoadWebp'];

/**
 * Decodes a picture by what it is, whatever it says it is, and draws it anew as a WebP: what else was in the file
 * (where it was taken, another file behind it) is gone.
 * @throws ApiError 413 more than 2 MB; 422 no picture, another type than it says, not square or with too many pixels
 */
export async function drawAnew({ contentType, data }: Content): Promise<Uint8Array> {
  const bytes = Buffer.from(data, 'base64');
  if (bytes.byteLength > MAXIMUM_BYTES) throw new ApiError(413, TITLE, 'La imagen pesa más de 2 MB');
  const sharp = await loadSharp();
  // Its head alone says what it is and how large; no pixel limit, so that a large one is told apart from a broken one.
  const { format, width, height } = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(refuseFile);
  if (format !== FORMATS[contentType]) throw noPicture();
  if (Math.max(width, height) > LARGEST_SIDE) {
    throw businessRule(TITLE, `La imagen puede medir ${LARGEST_SIDE} píxeles por lado como máximo`);
  }
  if (width !== height) throw businessRule(TITLE, 'La imagen debe ser cuadrada');
  return sharp(bytes, { limitInputPixels: LARGEST_SIDE ** 2, failOn: 'error' })
    .autoOrient()
    .resize(KEPT_SIDE, KEPT_SIDE, { withoutEnlargement: true })
    .webp({ quality: 86 })
    .toBuffer()
    .catch(refuseFile);
}

/** Native code that only a picture needs: it is loaded with the first one. */
async function loadSharp() {
  const { default: sharp } = await import('sharp');
  sharp.block({ operation: [ALL_READERS] });
  sharp.unblock({ operation: READERS });
  sharp.cache(false);
  return sharp;
}

function noPicture(): ApiError {
  return businessRule(TITLE, 'El archivo no es una imagen PNG, JPG o WebP');
}

function refuseFile(): never {
  throw noPicture();
}
