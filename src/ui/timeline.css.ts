import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '#styles/theme.css.ts';

const { color, font, space } = vars;

export const timeline = style({ display: 'grid' });

const MARK = '1.25rem';

export const step = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: `${MARK} minmax(0, 1fr) fit-content(45%)`,
  columnGap: space[3],
  paddingBottom: space[4],
  lineHeight: vars.line.snug,
  selectors: {
    '&::before': {
      content: '',
      position: 'absolute',
      left: `calc(${MARK} / 2 - 1px)`,
      top: MARK,
      bottom: 0,
      width: 2,
      background: color.borderStrong,
    },
    '&:last-child': { paddingBottom: 0 },
    '&:last-child::before': { display: 'none' },
  },
});

const mark = style({
  display: 'grid',
  placeItems: 'center',
  width: MARK,
  height: MARK,
  borderRadius: '50%',
});

export const marks = styleVariants(vars.status, ({ fg, bg }, name) => [
  mark,
  name === 'completed' || name === 'pending' || name === 'rejected'
    ? { background: vars.status[name].mark, color: color.ink }
    : { background: bg, color: fg },
]);

export const stepText = style({ minWidth: 0, overflowWrap: 'anywhere' });
export const stepTime = style({
  fontSize: font.size.sm,
  color: color.inkSecondary,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'right',
});
