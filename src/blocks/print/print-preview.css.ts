import { globalStyle, style } from '@vanilla-extract/css';
import { below, from } from '#styles/responsive.ts';
import { vars } from '#styles/theme.css.ts';
import { region, toast } from '#ui/message-toast.css.ts';

const { color, space } = vars;
const WIDTH = '22.5rem';

export const scrim = style({
  position: 'fixed',
  inset: 0,
  zIndex: vars.layer.dialog,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'center',
  alignItems: 'start',
  padding: space[6],
  overflowY: 'auto',
  background: color.scrim,
  '@media': { [below('sm')]: { padding: space[4] } },
});

export const stage = style({ display: 'grid', gap: space[4], width: WIDTH, maxWidth: '100%' });

// Messages appear beside the preview, as wide as the space there, even if a side panel below has moved messages to the middle.
globalStyle(`html body:has(${stage}) ${region}`, {
  '@media': {
    [from('md')]: {
      right: space[6],
      width: `min(25rem, calc((100vw - ${WIDTH}) / 2 - 2 * ${space[6]}))`,
    },
    [below('md')]: { bottom: space[4] },
  },
});
// When there is no space beside the preview, it ends above the message.
globalStyle(`body:has(${toast}) ${scrim}`, {
  '@media': { [`screen and ${below('md')}`]: { borderBottom: '8rem solid transparent' } },
});

/** Has its own surface because the scrim below it is dark. */
export const bar = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[3],
  padding: space[3],
  borderRadius: vars.radius.card,
  background: color.surface,
});

// Prints only the preview, however long it is, without the page around it.
globalStyle(`body:has(${stage}) > :not(:has(${stage}))`, { '@media': { print: { display: 'none' } } });
globalStyle(`body:has(${stage})`, { '@media': { print: { background: 'none' } } });
globalStyle(`${scrim}`, {
  '@media': {
    print: { position: 'static', display: 'block', padding: 0, background: 'none', overflow: 'visible' },
  },
});
globalStyle(`${scrim} ${stage}`, { '@media': { print: { display: 'block', width: '100%' } } });
globalStyle(`${bar}`, { '@media': { print: { display: 'none' } } });
