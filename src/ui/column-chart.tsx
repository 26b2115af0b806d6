import {
  type CSSProperties,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  useId,
  useRef,
  useState,
} from 'react';
import { vars } from '#styles/theme.css.ts';
import { Button } from './button.tsx';
import { ColumnChartDrawing, type ColumnChartDrawingProps, GUTTER } from './column-chart-drawing.tsx';
import { useWidth } from './use-width.ts';
import { VisuallyHidden } from './visually-hidden.tsx';

export type { Column, ColumnTone } from './column-chart-drawing.tsx';

type ColumnChartProps = Pick<ColumnChartDrawingProps, 'columns' | 'axisText' | 'chosen'> & {
  /** The chart summarized in one sentence, for screen readers. */
  label: string;
  /** Explains the keys, for screen readers. */
  hint: string;
  /** The amounts of the selected column. */
  tooltip: (index: number) => ReactNode;
  /** Called on a click or Enter on a column or, after a touch, by the button labeled `chooseLabel`. */
  onChoose: (index: number) => void;
  chooseLabel: string;
};

/** How many columns each key moves the selection. */
const MOVES: Record<string, number> = {
  ArrowLeft: -1,
  ArrowDown: -1,
  ArrowRight: 1,
  ArrowUp: 1,
  PageUp: -7,
  PageDown: 7,
  Home: Number.NEGATIVE_INFINITY,
  End: Number.POSITIVE_INFINITY,
};

const TOOLTIP_WIDTH = 240;
const DISTANCE = 8;

/** A horizontal swipe moves along the columns; a vertical one still scrolls the page. */
const CONTROL: CSSProperties = { cursor: 'pointer', touchAction: 'pan-y', borderRadius: vars.radius.sm };
const TOOLTIP: CSSProperties = {
  position: 'absolute',
  top: 0,
  pointerEvents: 'none',
  zIndex: vars.layer.sticky,
  width: TOOLTIP_WIDTH,
  padding: '0.5rem 0.75rem',
  border: '1px solid transparent',
  borderRadius: vars.radius.control,
  background: vars.color.ink,
  color: vars.color.onFill,
  fontSize: vars.font.size.xs,
};

/**
 * Columns above and below a zero line, as a single control: mouse, touch or arrow keys select a column. A finger
 * covers several columns, so touch users confirm with a button.
 */
export function ColumnChart({ columns, axisText, chosen, ...props }: ColumnChartProps) {
  const [ref, width] = useWidth<HTMLDivElement>(600);
  const [pointed, setPointed] = useState<number>();
  const [touched, setTouched] = useState(false);
  const hintId = useId();
  const held = useRef('mouse');
  const last = columns.length - 1;
  const step = (width - GUTTER) / columns.length;
  const current = Math.min(pointed ?? chosen ?? last, last);
  const point = (index: number) => setPointed(Math.max(0, Math.min(last, index)));
  const leave = () => setPointed(undefined);
  const follow = ({ clientX, currentTarget, pointerType }: PointerEvent) => {
    held.current = pointerType;
    setTouched(false);
    point(Math.floor((clientX - currentTarget.getBoundingClientRect().left - GUTTER) / step));
  };
  const click = () => {
    // The button appears after the finger is lifted; otherwise the same touch would press it.
    if (held.current === 'touch') setTouched(true);
    else if (pointed !== undefined) props.onChoose(pointed);
  };
  const press = (event: KeyboardEvent) => {
    const { key } = event;
    const by = MOVES[key];
    if (key === 'Enter' || key === ' ') props.onChoose(current);
    else if (key === 'Escape' && pointed !== undefined) leave();
    else if (by !== undefined) point(current + by);
    else return;
    setTouched(false);
    event.preventDefault();
  };
  return (
    <div style={{ position: 'relative', color: vars.color.inkSecondary }}>
      <div
        ref={ref}
        style={CONTROL}
        role="slider"
        tabIndex={0}
        aria-label={props.label}
        aria-describedby={hintId}
        aria-valuemin={0}
        aria-valuemax={last}
        aria-valuenow={current}
        aria-valuetext={columns[current]?.text}
        onPointerDown={follow}
        onPointerMove={follow}
        onPointerLeave={({ pointerType }) => pointerType === 'mouse' && leave()}
        onClick={click}
        onKeyDown={press}
        onFocus={() => pointed === undefined && held.current === 'mouse' && point(current)}
        onBlur={() => held.current === 'touch' || leave()}
      >
        <ColumnChartDrawing {...{ columns, axisText, chosen, width, pointed }} />
      </div>
      <VisuallyHidden>
        <span id={hintId}>{props.hint}</span>
      </VisuallyHidden>
      {pointed !== undefined && pointed <= last && (
        <div
          style={{
            ...TOOLTIP,
            left: besideColumn(GUTTER + (pointed + 0.5) * step, step / 2, width),
          }}
          aria-hidden={!touched}
        >
          {props.tooltip(pointed)}
          {touched && (
            <Button
              variant="outline"
              size="sm"
              style={{ pointerEvents: 'auto', width: '100%', marginTop: '0.375rem' }}
              onClick={() => props.onChoose(pointed)}
            >
              {props.chooseLabel}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}

/** Position beside the column, on the side with more space and within the chart. */
function besideColumn(center: number, half: number, width: number): number {
  const left = center > width / 2 ? center - half - DISTANCE - TOOLTIP_WIDTH : center + half + DISTANCE;
  return Math.max(0, Math.min(width - TOOLTIP_WIDTH, left));
}
