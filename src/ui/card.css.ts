import { style } from '@vanilla-extract/css';
import { vars } from '#styles/theme.css.ts';
import { sectionLabel } from '#styles/typography.css.ts';

const { color, space } = vars;

export const card = style({
  minWidth: 0,
  overflow: 'clip',
  background: color.surface,
  border: `1px solid ${color.borderStrong}`,
  borderRadius: vars.radius.card,
});

const bar = style({ display: 'flex', alignItems: 'center', gap: space[3] });

export const head = style([
  bar,
  { minHeight: '3.25rem', padding: `${space[2]} ${space[4]}`, borderBottom: `1px solid ${color.border}` },
]);

export const title = sectionLabel;

export const body = style({ padding: space[5] });

export const foot = style([
  bar,
  { padding: `${space[3]} ${space[4]}`, borderTop: `1px solid ${color.border}` },
]);
