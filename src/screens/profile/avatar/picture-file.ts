import { useEffect, useRef, useState } from 'react';
import { type Crop, framed } from '#domain/crop.ts';

const MAXIMUM_BYTES = 2 * 1024 * 1024;
const TYPES = ['image/png', 'image/jpeg', 'image/webp'];
const NO_PICTURE = 'El archivo no es una imagen PNG, JPG o WebP, o está dañado';
const NOT_CUT = 'No se pudo recortar la imagen. Elige otra, o una más pequeña';

export interface ChosenPicture {
  /** The decoded picture. */
  image: HTMLImageElement;
  type: string;
}

/** Decodes the chosen file, or returns an error for an invalid one. The previous picture stays until another one is decoded. */
export function usePictureFile() {
  const [picture, setPicture] = useState<ChosenPicture>();
  const [error, setError] = useState<string>();
  const chosen = useRef(0);
  const shown = useRef(0);
  useEffect(() => () => URL.revokeObjectURL(picture?.image.src ?? ''), [picture]);

  async function choose(file: File): Promise<void> {
    chosen.current += 1;
    const mine = chosen.current;
    const invalid = fileError(file);
    setError(invalid);
    if (invalid) return;
    const image = new Image();
    image.src = URL.createObjectURL(file);
    // An `img` shows a file that is cut off as far as it goes, and leaves the rest empty; a bitmap needs all of it.
    const whole = createImageBitmap(file).then((bitmap) => bitmap.close());
    const readable = await Promise.all([image.decode(), whole]).then(
      () => true,
      () => false,
    );
    // A picture chosen earlier may be decoded later.
    if (readable && mine > shown.current) {
      shown.current = mine;
      setPicture({ image, type: file.type });
    } else {
      URL.revokeObjectURL(image.src);
      if (mine === chosen.current) setError(NO_PICTURE);
    }
  }

  return { picture, error, choose, tellNotCut: () => setError(NOT_CUT) };
}

function fileError(file: File): string | undefined {
  if (!TYPES.includes(file.type)) return NO_PICTURE;
  return file.size > MAXIMUM_BYTES ? 'La imagen pesa más de 2 MB' : undefined;
}

/** Side length in pixels, enough for the sharpest screens. */
const SIDE = 512;
const QUALITY = 0.92;

/** The framed part as a file. A JPEG stays a JPEG; anything else becomes a PNG, which keeps transparency. */
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
