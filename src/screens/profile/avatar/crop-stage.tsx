import { type KeyboardEvent, type PointerEvent, useEffect, useRef } from 'react';
import { type Crop, MAXIMUM_ZOOM, moveBy, scaleOf, zoomTo } from '#domain/crop.ts';
import { Field } from '#ui/field.tsx';
import * as css from './business-avatar-dialog.css.ts';

const STEP = 4;
const ARROWS: Record<string, readonly [x: number, y: number]> = {
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
  ArrowUp: [0, -STEP],
  ArrowDown: [0, STEP],
};

type CropStageProps = {
  src: string;
  crop: Crop;
  onCrop: (change: (before: Crop) => Crop) => void;
};

/** A picture behind a square frame. It can be dragged, moved with the arrow keys, and zoomed. */
export function CropStage({ src, crop, onCrop }: CropStageProps) {
  const stage = useRef<HTMLDivElement>(null);
  // Focuses the picture, because positioning it is the next step.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new picture takes the focus
  useEffect(() => void stage.current?.focus(), [src]);
  const move = (x: number, y: number) => onCrop((before) => moveBy(before, x, y));

  const onKeyDown = (event: KeyboardEvent) => {
    const step = ARROWS[event.key];
    if (!step) return;
    event.preventDefault();
    move(...step);
  };
  const onPointerDown = (event: PointerEvent) => event.currentTarget.setPointerCapture(event.pointerId);
  const onPointerMove = (event: PointerEvent) => {
    if (event.currentTarget.hasPointerCapture(event.pointerId)) move(event.movementX, event.movementY);
  };

  const scale = scaleOf(crop);
  return (
    <>
      <div
        ref={stage}
        className={css.stage}
        // Makes screen readers pass the arrow keys on to the page.
        role="application"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the element handles keys
        tabIndex={0}
        aria-label="Encuadre: arrastra la imagen o muévela con las flechas"
        onKeyDown={onKeyDown}
        onPointerDown={onPointerDown}
        onPointerMove={onPointerMove}
      >
        <img
          className={css.image}
          src={src}
          alt=""
          draggable={false}
          style={{
            width: crop.width * scale,
            height: crop.height * scale,
            transform: `translate(-50%, -50%) translate(${crop.x}px, ${crop.y}px)`,
          }}
        />
        <div className={css.frame} />
      </div>
      <Field label="Acercar">
        {(control) => (
          <input
            {...control}
            className={css.zoom}
            type="range"
            min={1}
            max={MAXIMUM_ZOOM}
            step={0.05}
            value={crop.zoom}
            aria-valuetext={`${Math.round(crop.zoom * 100)} %`}
            onChange={(event) => {
              const zoom = Number(event.target.value);
              onCrop((before) => zoomTo(before, zoom));
            }}
          />
        )}
      </Field>
    </>
  );
}
