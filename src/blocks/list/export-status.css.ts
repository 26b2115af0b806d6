import { style } from '@vanilla-extract/css';
import { below, forcedColors, low } from '#styles/responsive.ts';
import { vars } from '#styles/theme.css.ts';

const { color, space } = vars;

export const card = style({
  position: 'fixed',
  right: space[6],
  bottom: space[6],
  // Below messages, which appear in the same place.
  zIndex: vars.layer.panel,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[3],
  width: 'min(25rem, calc(100vw - 2rem))',
  padding: space[4],
  borderRadius: vars.radius.card,
  background: color.surface,
  boxShadow: vars.elevation[1],
  '@media': {
    [below('md')]: { right: space[4], bottom: space[4] },
    [forcedColors]: { border: '1px solid' },
    // Nothing is fixed in a low window, where it would cover most of the page.
    [low]: { position: 'static', width: '100%' },
    print: { display: 'none' },
  },
});

export const head = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[3],
});
export const title = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  fontWeight: vars.font.weight.regular,
});
export const doneIcon = style({ display: 'inline-grid', color: color.successStrong });
export const failedIcon = style({ display: 'inline-grid', color: color.errorStrong });
export const detail = style({
  fontSize: vars.font.size.sm,
  color: color.inkSecondary,
  overflowWrap: 'anywhere',
});
// Aligned with the text above it.
export const link = style({ marginLeft: `calc(-1 * ${space[2]})` });
