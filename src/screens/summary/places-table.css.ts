import { style } from '@vanilla-extract/css';
import { vars } from '#styles/theme.css.ts';
import { untranslated } from '#styles/typography.css.ts';
import { visuallyHidden } from '#ui/visually-hidden.css.ts';

const { color, font, space } = vars;

/** Scrolls on its own when more than seven columns do not fit. */
export const wrap = style({ overflowX: 'auto' });
export const table = style({ tableLayout: 'fixed' });
export const caption = visuallyHidden;

const line = { borderBottom: `1px solid ${color.border}` };
const padding = { paddingInline: space[2] };
// Narrower on a laptop's screen, where the menu is open.
const NAME = 'clamp(10rem, 60cqi - 24.2rem, 11.5rem)';
const COLUMN = 'clamp(5rem, 20cqi - 6.4rem, 5.5rem)';
const TOTAL = '9.5rem';

export const head = style({
  ...padding,
  ...line,
  width: COLUMN,
  height: '2.75rem',
  lineHeight: 1.25,
  textAlign: 'center',
  fontSize: font.size.xs,
  fontWeight: font.weight.regular,
  color: color.inkSecondary,
  background: color.surfaceSubtle,
});
export const nameHead = style([head, { width: NAME, paddingLeft: space[4], textAlign: 'left' }]);
export const totalHead = style([head, { width: TOTAL, paddingRight: space[4], textAlign: 'right' }]);
export const today = style({
  color: color.ink,
  fontWeight: font.weight.medium,
  boxShadow: `inset 0 -2px 0 ${color.primary}`,
});

export const name = style([
  untranslated,
  {
    ...padding,
    ...line,
    paddingBlock: '0.75rem',
    paddingLeft: space[4],
    verticalAlign: 'bottom',
    textAlign: 'left',
    fontWeight: font.weight.regular,
    lineHeight: vars.line.snug,
    overflowWrap: 'anywhere',
  },
]);
export const small = style({
  display: 'block',
  fontSize: font.size.xs,
  fontWeight: font.weight.light,
  color: color.inkSecondary,
});
export const cell = style({
  ...padding,
  ...line,
  paddingBlock: '0.75rem',
  verticalAlign: 'bottom',
  textAlign: 'center',
  fontSize: font.size.sm,
  whiteSpace: 'nowrap',
});
export const bar = style({ height: '3rem', marginBottom: '0.375rem' });
export const none = style({ color: color.inkSecondary });
export const total = style([
  cell,
  {
    paddingRight: space[4],
    textAlign: 'right',
    fontSize: font.size.md,
    fontWeight: font.weight.medium,
  },
]);
export const trend = style({ display: 'flex', justifyContent: 'flex-end', marginTop: '0.125rem' });

export const foot = style({
  ...padding,
  height: '3.25rem',
  textAlign: 'center',
  fontSize: font.size.sm,
  fontWeight: font.weight.medium,
  background: color.surfaceSubtle,
  whiteSpace: 'nowrap',
});
export const footName = style([foot, { paddingLeft: space[4], textAlign: 'left', fontSize: font.size.base }]);
export const footTotal = style([
  foot,
  { paddingRight: space[4], textAlign: 'right', fontSize: font.size.md },
]);
