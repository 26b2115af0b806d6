/** A picture behind a square frame. `x` and `y` are the offset between their centres, in screen pixels. */
export interface Crop {
  /** Size of the picture in its own pixels. */
  width: number;
  height: number;
  /** At 1 the picture just covers the frame. */
  zoom: number;
  x: number;
  y: number;
}

/** Side of the frame in screen pixels. */
export const FRAME = 240;
export const MAXIMUM_ZOOM = 3;

export const startCrop = (width: number, height: number): Crop => ({ width, height, zoom: 1, x: 0, y: 0 });

/** Number of screen pixels per pixel of the picture. */
export const scaleOf = ({ width, height, zoom }: Crop): number => (FRAME / Math.min(width, height)) * zoom;

/** Moves the picture, but only so far that it still covers the frame. */
export function moveBy(crop: Crop, x: number, y: number): Crop {
  return withinFrame({ ...crop, x: crop.x + x, y: crop.y + y });
}

/** Zooms around the centre of the frame. */
export function zoomTo(crop: Crop, zoom: number): Crop {
  const ratio = zoom / crop.zoom;
  return withinFrame({ ...crop, zoom, x: crop.x * ratio, y: crop.y * ratio });
}

/** The square part of the picture that is visible, in the picture's pixels. */
export function framed(crop: Crop): { x: number; y: number; side: number } {
  const scale = scaleOf(crop);
  const side = FRAME / scale;
  return {
    side,
    x: crop.width / 2 - side / 2 - crop.x / scale,
    y: crop.height / 2 - side / 2 - crop.y / scale,
  };
}

function withinFrame(crop: Crop): Crop {
  const scale = scaleOf(crop);
  return {
    ...crop,
    x: within(crop.x, (crop.width * scale - FRAME) / 2),
    y: within(crop.y, (crop.height * scale - FRAME) / 2),
  };
}

const within = (value: number, limit: number): number => Math.min(limit, Math.max(-limit, value));
