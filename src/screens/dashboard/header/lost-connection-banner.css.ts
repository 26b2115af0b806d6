import { style } from '@vanilla-extract/css';
import { below, tall } from '#styles/responsive.ts';
import { vars } from '#styles/theme.css.ts';

const { space } = vars;

/** Extends over the page's padding, and stays visible while the page scrolls. */
export const place = style({
  top: 0,
  zIndex: vars.layer.sticky,
  margin: `calc(-1 * ${space[5]}) calc(-1 * ${space[6]}) 0`,
  '@media': {
    [tall]: { position: 'sticky' },
    [below('md')]: { top: vars.size.topbar, margin: `calc(-1 * ${space[4]}) calc(-1 * ${space[4]}) 0` },
  },
});
