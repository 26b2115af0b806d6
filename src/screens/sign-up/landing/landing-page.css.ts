import { style } from '@vanilla-extract/css';
import { below } from '#styles/responsive.ts';
import { vars } from '#styles/theme.css.ts';
import { muted } from '#styles/typography.css.ts';

const { color, font, space } = vars;
const narrow = below('md');

export const page = style({ background: color.surface });

export const site = style({
  width: '100%',
  maxWidth: '75rem',
  margin: '0 auto',
  padding: `0 ${space[6]}`,
  '@media': { [narrow]: { padding: `0 ${space[4]}` } },
});

export const hero = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 6fr) minmax(0, 5fr)',
  gap: space[16],
  alignItems: 'center',
  padding: `${space[16]} 0`,
  '@media': {
    [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: space[8], padding: `${space[8]} 0` },
  },
});

export const promise = style({
  fontSize: '3.25rem',
  fontWeight: font.weight.thin,
  lineHeight: 1.1,
  letterSpacing: '-0.025em',
  textWrap: 'balance',
  '@media': { [narrow]: { fontSize: font.size.heading } },
});

export const text = style({
  maxWidth: '34rem',
  margin: `${space[5]} 0 ${space[8]}`,
  fontSize: font.size.subtitle,
  color: color.inkSecondary,
});

export const start = style({
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: `${space[2]} ${space[3]}`,
});

export const startLink = style({
  minHeight: vars.size.buttonFull,
  padding: `0 ${space[8]}`,
  fontSize: font.size.md,
});

export const points = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: space[10],
  padding: `${space[10]} 0 ${space[12]}`,
  borderTop: `1px solid ${color.borderStrong}`,
  '@media': { [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: space[6] } },
});

export const pointIcon = style({ display: 'block', marginBottom: space[3], color: color.primaryStrong });

export const pointText = style([muted, { marginTop: space[1] }]);

export const needs = style({
  display: 'grid',
  gap: space[3],
  padding: `${space[8]} 0 3.5rem`,
  borderTop: `1px solid ${color.borderStrong}`,
});

export const needed = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space[2]} ${space[8]}`,
  '@media': { [below('sm')]: { flexDirection: 'column' } },
});

export const need = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  color: color.inkSecondary,
});
