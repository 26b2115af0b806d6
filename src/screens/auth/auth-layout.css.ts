import { globalStyle, style } from '@vanilla-extract/css';
import { below } from '#styles/responsive.ts';
import { vars } from '#styles/theme.css.ts';

const narrow = below('md');

export const auth = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)',
  minHeight: '100dvh',
  '@media': { [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)', gridTemplateRows: 'auto 1fr' } },
});

export const banner = style({
  position: 'relative',
  isolation: 'isolate',
  overflow: 'hidden',
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-between',
  gap: vars.space[8],
  padding: `${vars.space[10]} ${vars.space[12]}`,
  background: vars.color.primaryDark,
  color: vars.color.onFill,
  '@media': {
    [narrow]: { gap: vars.space[4], padding: `${vars.space[5]} ${vars.space[5]} ${vars.space[12]}` },
  },
});

export const mark = style({
  position: 'absolute',
  zIndex: -1,
  right: '-10rem',
  top: '-10rem',
  width: '30rem',
  height: '30rem',
  fill: 'none',
  stroke: vars.color.bannerMark,
  strokeWidth: 4,
  pointerEvents: 'none',
  '@media': { [narrow]: { width: '15rem', height: '15rem', right: '-5rem', top: '-6rem' } },
});

export const markEye = style({ fill: vars.color.bannerMark, stroke: 'none' });

export const welcome = style({
  maxWidth: '25rem',
  display: 'grid',
  gap: vars.space[4],
});

export const welcomeTitle = style({
  fontSize: vars.font.size.display,
  fontWeight: vars.font.weight.thin,
  lineHeight: 1.15,
  letterSpacing: '-0.02em',
  '@media': { [narrow]: { fontSize: vars.font.size.title, fontWeight: vars.font.weight.light } },
});

export const welcomeText = style({
  fontSize: vars.font.size.subtitle,
  lineHeight: vars.line.base,
  color: vars.color.primaryLight,
  '@media': { [narrow]: { display: 'none' } },
});

globalStyle(`${banner} a`, { color: vars.color.onFill });

export const main = style({
  display: 'grid',
  placeItems: 'center',
  alignContent: 'center',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[4],
  padding: `${vars.space[8]} ${vars.space[6]}`,
  '@media': {
    [narrow]: {
      alignContent: 'start',
      zIndex: 1,
      marginTop: `calc(-1 * ${vars.space[6]})`,
      padding: `0 ${vars.space[4]} ${vars.space[8]}`,
    },
  },
});

export const card = style({
  width: '100%',
  maxWidth: '29rem',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[5],
  padding: vars.space[10],
  borderRadius: vars.radius.dialog,
  background: vars.color.surface,
  border: `1px solid ${vars.color.borderStrong}`,
  '@media': { [narrow]: { padding: `${vars.space[6]} ${vars.space[5]}` } },
});

export const head = style({ display: 'grid', gap: vars.space[2], justifyItems: 'center' });

export const options = style({ justifyContent: 'space-between', flexWrap: 'wrap' });
