import { style } from '@vanilla-extract/css';
import { vars } from '#styles/theme.css.ts';
import { untranslated } from '#styles/typography.css.ts';

const { color } = vars;

export const facts = style({ display: 'grid' });
export const total = style({});
export const boxed = style({
  border: `1px solid ${color.borderStrong}`,
  borderRadius: vars.radius.control,
  padding: `${vars.space[1]} ${vars.space[4]}`,
});

export const fact = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(min-content, max-content) 1fr',
  gap: vars.space[4],
  padding: '0.5rem 0',
  borderBottom: `1px solid ${color.border}`,
  lineHeight: vars.line.snug,
  selectors: {
    '&:last-child': { borderBottom: 0 },
    [`${total} > &:last-child`]: { fontWeight: vars.font.weight.medium, fontSize: vars.font.size.md },
  },
});

export const label = style({
  color: color.inkSecondary,
  selectors: { [`${total} > :last-child > &`]: { color: color.ink } },
});

export const value = style([
  untranslated,
  {
    textAlign: 'right',
    overflowWrap: 'anywhere',
    fontVariantNumeric: 'tabular-nums',
  },
]);
