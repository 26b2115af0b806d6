import { globalStyle, style } from '@vanilla-extract/css';
import { below, low } from '#styles/responsive.ts';
import { vars } from '#styles/theme.css.ts';
import { figures } from '#styles/typography.css.ts';
import { region } from '#ui/message-toast.css.ts';

const { space } = vars;

/** Lies over the lower edge of the content, beside the drawer, and moves nothing, above what is fixed there. */
export const place = style({
  position: 'fixed',
  zIndex: vars.layer.sticky,
  left: `calc(var(--before-banner, 0px) + ${space[4]})`,
  right: `calc(var(--after-banner, 0px) + ${space[4]})`,
  bottom: `calc(var(--below-banner, 0px) + ${space[4]} + env(safe-area-inset-bottom))`,
  width: 'fit-content',
  maxWidth: `calc(100% - 2 * ${space[4]})`,
  marginInline: 'auto',
  borderRadius: vars.radius.card,
  boxShadow: vars.elevation[2],
  overflow: 'hidden',
  // Nothing is fixed in a low window, where it would cover most of the page.
  '@media': { [low]: { position: 'static', marginBlock: space[4] }, print: { display: 'none' } },
});

globalStyle(`${place} > *`, { '@media': { [below('md')]: { paddingInline: space[4] } } });

/** Keeps its place while it counts, so that the banner does not grow. */
export const countdown = style([figures, { display: 'inline-block', minWidth: '10.5rem' }]);

const above = `calc(var(--below-banner) + var(--banner) + 2 * ${space[4]})`;
const notLow = `not all and ${low}`;

// Space that lets the last rows be scrolled above it, and messages above it.
globalStyle(`body:has(${place}) ${region}`, { '@media': { [notLow]: { bottom: above } } });
globalStyle(`body:has(${place}) main`, { '@media': { [notLow]: { paddingBottom: above } } });
// Keeps focused elements from being hidden behind it.
globalStyle(`html:has(body > ${place})`, { '@media': { [notLow]: { scrollPaddingBottom: above } } });
// A bar at the end of the page keeps its place there, and the rows end above the banner.
globalStyle(`body:has(${place}) main:has([data-bottom-bar=in-flow])`, {
  '@media': { [notLow]: { paddingBottom: space[8] } },
});
globalStyle(`body:has(${place}) [data-bottom-bar=in-flow]`, {
  '@media': { [notLow]: { marginTop: `calc(var(--banner) + 2 * ${space[4]})` } },
});
