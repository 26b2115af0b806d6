import { style } from '@vanilla-extract/css';
import { below, tall } from '#styles/responsive.ts';
import { vars } from '#styles/theme.css.ts';
import { untranslated } from '#styles/typography.css.ts';

const narrow = below('md');

export const topBar = style({
  display: 'none',
  '@media': {
    [narrow]: {
      position: 'relative',
      zIndex: vars.layer.topbar,
      display: 'flex',
      alignItems: 'center',
      gap: vars.space[2],
      height: vars.size.topbar,
      padding: `0 ${vars.space[4]} 0 ${vars.space[2]}`,
      background: vars.color.surface,
      borderBottom: `1px solid ${vars.color.borderStrong}`,
    },
    [`${narrow} and ${tall}`]: { position: 'sticky', top: 0 },
  },
});

export const balance = style({
  marginLeft: 'auto',
  textAlign: 'right',
  lineHeight: 1.25,
  fontSize: vars.font.size.xs,
  color: vars.color.inkSecondary,
});

export const amount = style([
  untranslated,
  {
    display: 'block',
    fontSize: vars.font.size.base,
    fontWeight: vars.font.weight.medium,
    color: vars.color.ink,
    fontVariantNumeric: 'tabular-nums',
    // Reserves the line before its text arrives.
    minHeight: '1.25em',
  },
]);
