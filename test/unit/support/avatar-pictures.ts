import type { View } from './render.tsx';

const before = [HTMLImageElement, HTMLCanvasElement].map(
  ({ prototype }) => [prototype, Object.getOwnPropertyDescriptors(prototype)] as const,
);

/**
 * Simulates pictures in a DOM that cannot decode or crop them: each is as wide and high as given here, and a cropped one contains
 * its type. `drawn` has the area that was cropped from each.
 */
export const pictures = { width: 400, height: 300, readable: true, cuttable: true, drawn: [] as number[][] };

export function stubPictures(): void {
  Object.assign(pictures, { width: 400, height: 300, readable: true, cuttable: true, drawn: [] });
  Object.defineProperties(HTMLImageElement.prototype, {
    // An `img` decodes even a file that is cut off.
    decode: { configurable: true, value: () => Promise.resolve() },
    naturalWidth: { configurable: true, get: () => pictures.width },
    naturalHeight: { configurable: true, get: () => pictures.height },
  });
  globalThis.createImageBitmap = async () => {
    if (!pictures.readable) throw new Error('no picture');
    return { width: pictures.width, height: pictures.height, close: () => undefined };
  };
  Object.defineProperties(HTMLCanvasElement.prototype, {
    getContext: {
      configurable: true,
      value: () => ({ drawImage: (_image: unknown, ...places: number[]) => pictures.drawn.push(places) }),
    },
    toBlob: {
      configurable: true,
      value: (done: (blob: Blob | null) => void, type: string) =>
        done(pictures.cuttable ? new window.Blob([type], { type }) : null),
    },
  });
}

export function restorePictures(): void {
  for (const [prototype, properties] of before) Object.defineProperties(prototype, properties);
}

export const pictureFile = (type: string, bytes = 10) => new File([new Uint8Array(bytes)], 'foto', { type });

export async function choosePicture(view: View, file = pictureFile('image/png')): Promise<void> {
  const input = view.find<HTMLInputElement>('[type=file]');
  Object.defineProperty(input, 'files', { configurable: true, value: [file] });
  await view.actAndLoad(() => void input.dispatchEvent(new Event('change', { bubbles: true })));
}

export async function savePicture(view: View): Promise<void> {
  await view.clickAndLoad('Guardar foto');
}
