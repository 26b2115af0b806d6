import { style } from '@vanilla-extract/css';
import { vars } from '#styles/theme.css.ts';

const { color, font } = vars;

export const field = style({ display: 'grid', gap: vars.space[2], justifyItems: 'center' });

export const boxes = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(6, minmax(0, 3.25rem))',
  gap: vars.space[2],
  justifyContent: 'center',
  width: '100%',
});

export const box = style({
  width: '100%',
  height: '3.5rem',
  padding: 0,
  border: `1px solid ${color.borderControl}`,
  borderRadius: vars.radius.control,
  background: color.surface,
  color: color.ink,
  textAlign: 'center',
  fontSize: font.size.title,
  fontWeight: font.weight.regular,
  fontVariantNumeric: 'tabular-nums',
  selectors: {
    '&:hover': { borderColor: color.inkSecondary },
    '&:focus-visible': { outlineOffset: '-1px' },
  },
});
