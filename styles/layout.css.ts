import { style, styleVariants } from '@vanilla-extract/css';
import { below, from } from './responsive.ts';
import { vars } from './theme.css.ts';

const column = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', alignContent: 'start' });

/** Stacked elements; the number is the step of the space scale between them. */
export const stack = styleVariants(
  { 2: vars.space[2], 3: vars.space[3], 4: vars.space[4], 5: vars.space[5] },
  (gap) => [column, { gap }],
);

const line = style({ display: 'flex', alignItems: 'center' });

/** Elements side by side; the number is the step of the space scale between them. */
export const row = styleVariants({ 2: vars.space[2], 3: vars.space[3], 5: vars.space[5] }, (gap) => [
  line,
  { gap },
]);

export const push = style({ marginLeft: 'auto' });
export const grow = style({ flex: 1, minWidth: 0 });

const columns = style({
  display: 'grid',
  gap: vars.space[4],
  alignItems: 'start',
  '@media': { [below('sm')]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

/** Columns of equal width; stacked on phones. */
export const grid = styleVariants({ 2: 2, 3: 3 }, (count) => [
  columns,
  { gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` },
]);

/** A line between two parts of a dialog. */
export const divider = style({ width: '100%' });

const LEAST_TARGET = `max(100%, ${vars.size.button})`;
/** Extends the touch target of anything smaller than a finger, such as a link, to the size of a button. */
export const fingerTarget = style({
  '@media': {
    [below('md')]: {
      position: 'relative',
      selectors: {
        '&::after': {
          content: '',
          position: 'absolute',
          left: '50%',
          top: '50%',
          width: LEAST_TARGET,
          height: LEAST_TARGET,
          transform: 'translate(-50%, -50%)',
        },
      },
    },
  },
});

const nothing = { display: 'none' };
export const onlyWide = style({ '@media': { [below('md')]: nothing } });
export const onlyNarrow = style({ '@media': { [from('md')]: nothing } });
