import { style } from '@vanilla-extract/css';
import { vars } from '#styles/theme.css.ts';

const { color, space } = vars;

const SIDE = '12.5rem';

export const frame = style({
  display: 'grid',
  justifyItems: 'center',
  gap: space[2],
  padding: `${space[2]} ${space[4]} ${space[4]}`,
  border: `1px solid ${color.borderStrong}`,
  borderRadius: vars.radius.card,
  textAlign: 'center',
});

export const code = style({ width: SIDE, maxWidth: '100%', aspectRatio: '1' });

export const secret = style({
  fontWeight: vars.font.weight.regular,
  fontVariantNumeric: 'tabular-nums',
  letterSpacing: '0.04em',
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-line',
  userSelect: 'all',
});
