import { globalStyle, style } from '@vanilla-extract/css';
import { below, from } from '#styles/responsive.ts';
import { vars } from '#styles/theme.css.ts';
import { untranslated } from '#styles/typography.css.ts';
import { figureLink } from '#ui/figure-link.css.ts';

const { color, font, space } = vars;
const narrow = `page ${below('md')}`;
const wideWindow = from('md');

/** The first figure is wider; in a narrow page it has a line of its own, or a column beside the menu of a small screen. */
export const figures = style({
  display: 'grid',
  gridTemplateColumns: '1.25fr repeat(4, minmax(0, 1fr))',
  '@container': {
    [narrow]: { gridTemplateColumns: '1fr 1fr' },
    // A phone with large text.
    [`page ${below(268)}`]: { gridTemplateColumns: '1fr' },
  },
  '@media': {
    [wideWindow]: {
      '@container': { [narrow]: { selectors: { '&&': { gridTemplateColumns: '1.25fr 1fr 1fr' } } } },
    },
  },
});

export const figure = style({
  gap: '0.25rem',
  paddingBottom: space[4],
  '@container': {
    [narrow]: {
      padding: `${space[3]} ${space[4]}`,
      selectors: {
        '&&': { borderLeft: 0, borderTop: `1px solid ${color.border}` },
        '&&:first-child': { gridColumn: '1 / -1', borderTop: 0 },
        '&&:nth-child(odd):not(:first-child)': { borderLeft: `1px solid ${color.border}` },
      },
    },
  },
  '@media': {
    [wideWindow]: {
      '@container': {
        [narrow]: {
          selectors: {
            '&&&:first-child': { gridColumn: 1, gridRow: '1 / 3' },
            '&&&:not(:first-child)': { borderLeft: `1px solid ${color.border}` },
            '&&&:nth-child(-n + 3)': { borderTop: 0 },
          },
        },
      },
    },
  },
});

export const value = style([
  untranslated,
  {
    marginBottom: '0.125rem',
    selectors: {
      [`${figure}:first-child &`]: { fontSize: '1.75rem', lineHeight: 1.2, letterSpacing: '-0.01em' },
    },
    '@container': {
      [narrow]: { selectors: { [`${figure}:first-child &`]: { fontSize: font.size.heading } } },
      [`page ${from('md')}`]: { whiteSpace: 'nowrap' },
    },
  },
]);
globalStyle(`${value} ${figureLink}`, { textDecorationColor: 'transparent' });
globalStyle(`${figure}:hover ${figureLink}`, { textDecorationColor: color.borderControl });
