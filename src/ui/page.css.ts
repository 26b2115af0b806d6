import { style } from '@vanilla-extract/css';
import { below } from '../../styles/responsive.ts';
import { vars } from '../../styles/theme.css.ts';

const { space } = vars;
const narrow = below('md');

export const breadcrumb = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  fontSize: vars.font.size.sm,
  color: vars.color.inkSecondary,
});

export const head = style({
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: `${space[2]} ${space[4]}`,
  minHeight: vars.size.button,
  selectors: { [`${breadcrumb} + &`]: { marginTop: `calc(-1 * ${space[2]})` } },
  '@media': { [narrow]: { gap: space[2] } },
});

export const actions = style({ marginLeft: 'auto', display: 'flex', alignItems: 'center', gap: space[2] });

/** Views with long names: on phones on their own line, below title and actions. */
export const viewsBelow = style({ '@media': { [narrow]: { order: 1, flexBasis: '100%' } } });

export const toolbar = style({
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: space[2],
});

/** Takes the remaining width of a toolbar; on phones a line of its own. */
export const toolbarSearch = style({
  flex: '1 1 12rem',
  maxWidth: '24rem',
  '@media': { [narrow]: { flexBasis: '100%', maxWidth: 'none' } },
});
export const toolbarSelect = style({ flex: '0 1 9.5rem', minWidth: 0 });

/** At the bottom of phones, above all scrolling content. */
export const actionBar = style({
  display: 'none',
  '@media': {
    [narrow]: {
      display: 'grid',
      position: 'fixed',
      insetInline: 0,
      bottom: 0,
      zIndex: vars.layer.topbar,
      padding: `${space[3]} ${space[4]} calc(${space[3]} + env(safe-area-inset-bottom))`,
      background: vars.color.surface,
      boxShadow: vars.elevation.bar,
    },
  },
});
