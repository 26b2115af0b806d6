import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '#styles/theme.css.ts';

const { color, space } = vars;

export const sheet = style({
  display: 'grid',
  gap: space[3],
  padding: space[4],
  border: `1px solid ${color.borderStrong}`,
  borderRadius: vars.radius.card,
});

export const codes = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(11.5rem, 1fr))',
  gap: `${space[2]} ${space[4]}`,
  fontWeight: vars.font.weight.regular,
  fontVariantNumeric: 'tabular-nums',
  letterSpacing: '0.03em',
  textAlign: 'center',
});

export const actions = style({ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: space[2] });

// Only the sheet is printed, at the top of the page.
globalStyle(`body:has(${sheet}) *`, { '@media': { print: { visibility: 'hidden' } } });
globalStyle(`body ${sheet}, body ${sheet} *`, { '@media': { print: { visibility: 'visible' } } });
globalStyle(`${sheet}`, { '@media': { print: { position: 'fixed', inset: '0 auto auto 0', border: 0 } } });
