import { style } from '@vanilla-extract/css';
import { below } from '#styles/responsive.ts';
import { vars } from '#styles/theme.css.ts';
import { untranslated } from '#styles/typography.css.ts';

const { color, font } = vars;

export const stat = style({
  display: 'grid',
  alignContent: 'start',
  gap: '0.125rem',
  minWidth: 0,
  padding: `0.875rem ${vars.space[5]}`,
  selectors: { '& + &': { borderLeft: `1px solid ${color.border}` } },
});

const narrow = below('md');

/** Tiles side by side, two to a row on phones. */
export const stats = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: '1fr',
  '@media': { [narrow]: { gridAutoFlow: 'row', gridTemplateColumns: '1fr 1fr' } },
});

export const inStats = style({
  '@media': {
    [narrow]: {
      selectors: {
        '&:nth-child(odd)': { borderLeft: 0 },
        '&:nth-child(n + 3)': { borderTop: `1px solid ${color.border}` },
        '&:nth-child(odd):last-child': { gridColumn: '1 / -1' },
      },
    },
  },
});

const line = style({ color: color.inkSecondary, lineHeight: vars.line.snug });
export const label = style([line, { fontSize: font.size.sm }]);
export const note = style([line, { fontSize: font.size.xs }]);
export const value = style([
  untranslated,
  {
    // Two millions beside each other fit in a window of 320 pixels.
    fontSize: `min(${font.size.lg}, 5.2vw)`,
    fontWeight: font.weight.medium,
    lineHeight: 1.3,
    fontVariantNumeric: 'tabular-nums',
  },
]);
