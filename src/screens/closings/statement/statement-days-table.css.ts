import { style } from '@vanilla-extract/css';
import { vars } from '#styles/theme.css.ts';
import { figures } from '#styles/typography.css.ts';
import { small } from '#ui/table.css.ts';
import { visuallyHidden } from '#ui/visually-hidden.css.ts';

const { color, font, space } = vars;

/** Scrolls on its own when its columns do not fit. */
export const wrap = style({ overflowX: 'auto' });
export const caption = visuallyHidden;

const line = { borderBottom: `1px solid ${color.border}` };
const padding = {
  padding: `0.25rem ${space[3]}`,
  '@container': { [small]: { paddingInline: '0.375rem', fontSize: font.size.sm } },
};
const ends = {
  selectors: {
    '&:first-child': { paddingLeft: space[4] },
    '&:last-child': { paddingRight: space[4] },
  },
};

export const head = style({
  ...padding,
  ...line,
  ...ends,
  height: '2.375rem',
  textAlign: 'right',
  fontSize: font.size.xs,
  fontWeight: font.weight.regular,
  color: color.inkSecondary,
  background: color.surfaceSubtle,
  whiteSpace: 'nowrap',
});
export const firstHead = style([head, { textAlign: 'left' }]);

const data = style([
  figures,
  { ...padding, ...line, ...ends, height: '2.25rem', lineHeight: vars.line.snug },
]);
export const cell = style([data, { textAlign: 'right' }]);
export const balance = style([cell, { fontWeight: font.weight.medium }]);
export const day = style([data, { textAlign: 'left', fontWeight: font.weight.regular }]);
export const weekday = style({
  display: 'inline-block',
  width: '2.5rem',
  color: color.inkSecondary,
  '@container': { [small]: { width: '2rem' } },
});
export const count = style({ marginRight: '0.375rem', fontSize: font.size.xs, color: color.inkSecondary });
export const none = style({ color: color.inkSecondary });
export const returned = style({
  display: 'block',
  fontSize: font.size.sm,
  color: color.inkSecondary,
});

/** The rows with the opening balance and the sums. */
export const carried = style([
  cell,
  {
    background: color.surfaceSubtle,
    fontWeight: font.weight.medium,
    selectors: { 'tfoot &': { borderTop: `1px solid ${color.borderStrong}`, borderBottom: 0 } },
  },
]);
export const carriedDay = style([carried, { textAlign: 'left', whiteSpace: 'normal' }]);
