import { style } from '@vanilla-extract/css';
import { below } from '../../../styles/responsive.ts';
import { vars } from '../../../styles/theme.css.ts';

const { space } = vars;

export const frame = style({ position: 'relative' });
export const progress = style({ position: 'absolute', insetInline: 0, top: `calc(-1 * ${space[2]})` });
export const content = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[4],
  transition: `opacity ${vars.duration.fast}`,
});
/** The period before, while another one loads. */
export const stale = style({ opacity: 0.6 });

export const split = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1.85fr) minmax(20rem, 1fr)',
  gap: space[4],
  alignItems: 'start',
  selectors: { '&:has(> :only-child)': { gridTemplateColumns: 'minmax(0, 1fr)' } },
  '@container': { [`page ${below(1000)}`]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
/** On phones the changes come first. */
export const hours = style({ minWidth: 0, '@media': { [below('md')]: { order: 1 } } });
