import { style } from '@vanilla-extract/css';
import { vars } from '#styles/theme.css.ts';

const { color } = vars;

export const tabs = style({
  display: 'flex',
  gap: vars.space[6],
  borderBottom: `1px solid ${color.borderStrong}`,
});

export const fill = style({ gap: 0 });

export const tab = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space[2],
  minHeight: '2.75rem',
  fontWeight: vars.font.weight.regular,
  color: color.inkSecondary,
  selectors: {
    [`${fill} > &`]: { flex: 1 },
    '&[aria-selected=true]': { color: color.ink },
    '&[aria-selected=true]::after': {
      content: '',
      position: 'absolute',
      insetInline: 0,
      bottom: -1,
      height: 2,
      background: color.primary,
    },
  },
});
