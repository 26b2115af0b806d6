/** A picture behind a square frame. `x` and `y` say how far its middle is from the frame's, in pixels of the screen. */
export interface Crop {
  /** Of the picture, in its own pixels. */
  width: number;
  height: number;
  /** 1: the picture just covers the frame. */
  zoom: number;
  x: number;
  y: number;
}

/** The side of the frame, in pixels of the screen. */
export const FRAME = 240;
export const MAXIMUM_ZOOM = 3;

export const startCrop = (width: number, height: number): Crop => ({ width, height, zoom: 1, x: 0, y: 0 });

/** How many pixels of the screen one of the picture takes. */
export const scaleOf = ({ width, height, zoom }: Crop): number => (FRAME / Math.min(width, height)) * zoom;

/** The frame is covered wherever the picture is moved to. */
export function moveBy(crop: Crop, x: number, y: number): Crop {
  return withinFrame({ ...crop, x: crop.x + x, y: crop.y + y });
}

/** What is in the middle of the frame stays there. */
export function zoomTo(crop: Crop, zoom: number): Crop {
  const ratio = zoom / crop.zoom;
  return withinFrame({ ...crop, zoom, x: crop.x * ratio, y: crop.y * ratio });
}

/** The square of the picture that is seen in the frame, in the picture's pixels. */
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
