import { style } from '@vanilla-extract/css';
import { below } from '#styles/responsive.ts';
import { vars } from '#styles/theme.css.ts';
import { card } from '#ui/card.css.ts';

const { space } = vars;

export const days = style([card, { overflow: 'hidden' }]);
export const pairs = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  gap: space[4],
  alignItems: 'start',
  '@container': { [`page ${below(860)}`]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const sums = style({ padding: `${space[1]} ${space[4]}` });
