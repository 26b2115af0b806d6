import { globalStyle, style } from '@vanilla-extract/css';
import { below } from '../../../styles/responsive.ts';
import { vars } from '../../../styles/theme.css.ts';

const { color, font, space } = vars;
const narrow = below('md');

/** On wide pages one line; on phones the title with the button, the choices, the legend. */
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[2]} ${space[6]}`,
  minHeight: '3.25rem',
  padding: `${space[2]} ${space[4]}`,
  '@media': { [narrow]: { gap: space[2] } },
});
export const legend = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space[1]} ${space[5]}`,
  marginRight: 'auto',
  fontSize: font.size.sm,
  color: color.inkSecondary,
  '@media': { [narrow]: { order: 1, flexBasis: '100%', minHeight: '1.25rem' } },
});
export const entry = style({ display: 'flex', alignItems: 'center', gap: '0.375rem' });
globalStyle(`${entry} b`, {
  fontWeight: font.weight.medium,
  color: color.ink,
  fontVariantNumeric: 'tabular-nums',
});
export const choices = style({ '@media': { [narrow]: { order: 1, flexBasis: '100%' } } });
export const view = style({ '@media': { [narrow]: { marginLeft: 'auto' } } });

export const body = style({
  display: 'grid',
  alignContent: 'center',
  height: '13rem',
  padding: `0 ${space[4]} ${space[3]}`,
  borderTop: `1px solid ${color.border}`,
});
export const stale = style({ opacity: 0.6 });
export const table = style({
  alignSelf: 'stretch',
  height: '13rem',
  margin: `0 calc(-1 * ${space[4]}) calc(-1 * ${space[3]})`,
  overflowY: 'auto',
});
