import { type Crop, framed } from '../../../domain/crop.ts';
import type { ChosenPicture } from './use-picture-file.ts';

/** As large as the sharpest screen shows it. */
const SIDE = 512;
const QUALITY = 0.92;

/** What is seen in the frame, as a file of its own: a PNG keeps what is transparent, anything else is a photograph. */
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
