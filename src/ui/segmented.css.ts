import { style } from '@vanilla-extract/css';
import { below } from '#styles/responsive.ts';
import { vars } from '#styles/theme.css.ts';

const { color } = vars;

export const segmented = style({
  display: 'inline-grid',
  justifySelf: 'start',
  gridAutoFlow: 'column',
  gridAutoColumns: '1fr',
  padding: 3,
  borderRadius: vars.radius.control,
  background: color.neutralTint,
  '@media': {
    [below(360)]: {
      selectors: {
        '&:has(> :nth-child(4))': { gridAutoFlow: 'row', gridTemplateColumns: '1fr 1fr' },
      },
    },
  },
});

export const wide = style({ display: 'grid', justifySelf: 'stretch' });

export const option = style({
  position: 'relative',
  display: 'inline-grid',
  placeItems: 'center',
  height: `calc(${vars.size.control} - 6px)`,
  padding: `0 ${vars.space[3]}`,
  borderRadius: 7,
  fontSize: vars.font.size.sm,
  fontWeight: vars.font.weight.regular,
  color: color.inkSecondary,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  selectors: {
    '&:hover': { color: color.ink },
    // Extends the touch area beyond the edge of the group.
    '&::after': { content: '', position: 'absolute', inset: '-3px 0' },
    '&[aria-pressed=true], &[aria-current]': {
      background: color.surface,
      color: color.ink,
      boxShadow: `0 0 0 1px ${color.hairline}`,
    },
  },
});
