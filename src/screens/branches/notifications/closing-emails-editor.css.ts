import { style } from '@vanilla-extract/css';
import { below } from '#styles/responsive.ts';
import { vars } from '#styles/theme.css.ts';
import { untranslated } from '#styles/typography.css.ts';

const { color, font, space } = vars;

export const emails = style({ display: 'flex', flexWrap: 'wrap', gap: space[2] });
export const email = style([
  untranslated,
  {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '0.375rem',
    minHeight: '1.75rem',
    '@media': { [below('md')]: { minHeight: vars.size.button } },
    padding: '0 0.5rem 0 0.75rem',
    borderRadius: vars.radius.pill,
    background: color.primaryTint,
    color: color.primaryStrong,
    fontSize: font.size.sm,
    overflowWrap: 'anywhere',
    selectors: { '&:hover': { background: color.primaryTintHover } },
  },
]);
export const add = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'end',
  gap: space[2],
});
