import { type Crop, framed } from '../../../domain/crop.ts';
import type { ChosenPicture } from './use-picture-file.ts';

/** Enough for the sharpest screens. */
const SIDE = 512;
const QUALITY = 0.92;

/** The framed part as a file: a JPEG stays one, anything else becomes a PNG, which keeps transparency. */
export function cropToSquare({ image, type }: ChosenPicture, crop: Crop): Promise<Blob> {
  const { x, y, side } = framed(crop);
  const canvas = document.createElement('canvas');
  canvas.width = Math.min(SIDE, Math.max(1, Math.round(side)));
  canvas.height = canvas.width;
  const context = canvas.getContext('2d');
  if (context) {
    context.imageSmoothingQuality = 'high';
    context.drawImage(image, x, y, side, side, 0, 0, canvas.width, canvas.height);
  }
  return new Promise((resolve, reject) => {
    const done = (blob: Blob | null) =>
      blob ? resolve(blob) : reject(new Error('The picture could not be cut'));
    canvas.toBlob(done, type === 'image/jpeg' ? type : 'image/png', QUALITY);
  });
}
