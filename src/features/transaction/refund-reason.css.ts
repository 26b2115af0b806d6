import { style } from '@vanilla-extract/css';
import { below } from '#styles/responsive.ts';
import { vars } from '#styles/theme.css.ts';

const { color, radius, space } = vars;

export const pills = style({ display: 'flex', flexWrap: 'wrap', gap: space[2] });

export const pill = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[1],
  minHeight: '2.25rem',
  paddingInline: space[4],
  border: `1px solid ${color.borderControl}`,
  borderRadius: radius.pill,
  background: color.surface,
  cursor: 'pointer',
  selectors: {
    '&:hover': { borderColor: color.inkSecondary },
    '&[aria-pressed=true]': {
      borderColor: color.primaryStrong,
      background: color.primaryTint,
      color: color.primaryStrong,
      paddingInlineStart: space[3],
    },
  },
  '@media': { [below('sm')]: { minHeight: '2.75rem' } },
});
