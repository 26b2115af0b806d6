import { globalStyle, style } from '@vanilla-extract/css';
import { forcedColors } from '#styles/responsive.ts';
import { vars } from '#styles/theme.css.ts';

const { color, space } = vars;

export const list = style({ display: 'flex', flexDirection: 'column', gap: space[2] });

/** The list floats below the field, over the edge of the dialog, and moves nothing. */
export const floating = style({});
globalStyle(`${floating} > ${list}`, {
  position: 'fixed',
  zIndex: vars.layer.dialog,
  padding: '0.375rem',
  borderRadius: vars.radius.control,
  background: color.surface,
  boxShadow: vars.elevation[1],
  '@media': { [forcedColors]: { border: '1px solid' } },
});
globalStyle(`${floating} > ${list} > [role=listbox]`, { minHeight: 0, maxHeight: 'none' });
globalStyle(`${list} [role=group] > p`, {
  padding: '0.375rem 0.625rem 0.25rem',
  fontSize: vars.font.size.xs,
});

export const option = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: space[3],
  width: '100%',
  minHeight: '2.5rem',
  lineHeight: vars.line.snug,
});
export const who = style({ minWidth: 0 });
export const found = style({
  background: 'none',
  color: 'inherit',
  fontWeight: vars.font.weight.medium,
  textDecoration: 'underline',
  textUnderlineOffset: '3px',
});

export const last = style({
  textAlign: 'right',
  fontSize: vars.font.size.sm,
  color: color.inkSecondary,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});

export const foot = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  padding: '0.5rem 0.625rem 0.25rem',
  borderTop: `1px solid ${color.border}`,
  fontSize: vars.font.size.sm,
  color: color.inkSecondary,
});
