import { globalStyle, style } from '@vanilla-extract/css';
import { below } from '#styles/responsive.ts';
import { vars } from '#styles/theme.css.ts';

const { size, space } = vars;

export const split = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1.85fr) minmax(20rem, 1fr)',
  gap: space[4],
  alignItems: 'start',
  selectors: { '&:has(> :only-child)': { gridTemplateColumns: 'minmax(0, 1fr)' } },
  '@container': { [`page ${below(1000)}`]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
/** On phones the changes come before the hours. */
export const hours = style({ minWidth: 0, '@media': { [below('md')]: { order: 1 } } });

export const orderChoice = style({ flex: '0 1 11.5rem', minWidth: 0, marginLeft: 'auto' });
globalStyle(`${orderChoice} select`, { '@media': { [below('md')]: { height: size.button } } });
