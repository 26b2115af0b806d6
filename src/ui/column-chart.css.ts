import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { below, forcedColors } from '../../styles/responsive.ts';
import { vars } from '../../styles/theme.css.ts';

const { color, font } = vars;

export const frame = style({ position: 'relative' });

/** A finger moves along the columns, and still scrolls the page up and down. */
export const control = style({ cursor: 'pointer', touchAction: 'pan-y', borderRadius: vars.radius.sm });

export const chart = style({ display: 'block', width: '100%', height: 176, overflow: 'visible' });
globalStyle(`${chart} text`, {
  fontSize: '10.5px',
  fill: color.inkSecondary,
  fontVariantNumeric: 'tabular-nums',
  '@media': { [forcedColors]: { fill: 'CanvasText' } },
});

export const line = style({ stroke: color.border });
export const zero = style({ stroke: color.borderControl });
globalStyle(`${line} text, ${zero} text`, { stroke: 'none' });

export const chosenLabel = style({});
globalStyle(`${chart} ${chosenLabel}`, { fill: color.ink, fontWeight: font.weight.medium });

export const bands = styleVariants({ pointed: color.surfaceHover, chosen: color.primaryTint }, (fill) => ({
  fill,
  '@media': { [forcedColors]: { fill: 'none', stroke: 'Highlight', strokeWidth: 2 } },
}));

/** Filled: money that is there. Outlined: money that is not there, or not any more. */
const filled = (fill: string) => ({ fill, '@media': { [forcedColors]: { fill: 'CanvasText' } } });
const outlined = (fill: string, stroke: string) => ({
  fill,
  stroke,
  strokeWidth: 1.5,
  '@media': { [forcedColors]: { fill: 'Canvas', stroke: 'CanvasText' } },
});

export const tones = styleVariants({
  main: filled(color.primary),
  second: filled(color.inkTertiary),
  pending: outlined(color.primaryTint, color.primaryStrong),
  failed: outlined(color.errorTint, color.errorStrong),
  gone: outlined(color.neutralTint, color.borderControl),
});

export const missing = style([outlined('none', color.borderControl), { strokeDasharray: '3 2' }]);

export const tooltip = style({
  position: 'absolute',
  top: 0,
  width: 208,
  zIndex: vars.layer.sticky,
  padding: '0.5rem 0.75rem',
  borderRadius: vars.radius.control,
  background: color.ink,
  color: color.onFill,
  fontSize: font.size.xs,
  lineHeight: vars.line.base,
  pointerEvents: 'none',
  '@media': {
    // On a phone it would cover the columns.
    [below('sm')]: { top: 'auto', bottom: '100%' },
    [forcedColors]: { border: '1px solid' },
  },
});

export const choose = style({
  pointerEvents: 'auto',
  width: '100%',
  minHeight: '2.25rem',
  marginTop: '0.375rem',
  borderRadius: vars.radius.pill,
  background: color.surface,
  color: color.primaryStrong,
  fontSize: font.size.sm,
  fontWeight: font.weight.regular,
});

export const mark = style({ flex: 'none', width: 10, height: 10 });
