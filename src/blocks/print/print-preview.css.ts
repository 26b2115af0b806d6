import { globalStyle, style } from '@vanilla-extract/css';
import { below, from } from '../../../styles/responsive.ts';
import { vars } from '../../../styles/theme.css.ts';
import { region } from '../../ui/message-toast.css.ts';

const { color, space } = vars;

export const scrim = style({
  position: 'fixed',
  inset: 0,
  zIndex: vars.layer.dialog,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'center',
  alignItems: 'start',
  // The end can be scrolled above a message.
  padding: `${space[6]} ${space[6]} 8rem`,
  overflowY: 'auto',
  background: color.scrim,
  '@media': { [below('sm')]: { padding: `${space[4]} ${space[4]} 12rem` } },
});

export const stage = style({ display: 'grid', gap: space[4], width: '22.5rem', maxWidth: '100%' });

// Beside the preview, also where a panel below it has moved messages to the middle.
globalStyle(`html body:has(${stage}) ${region}`, { '@media': { [from('md')]: { right: space[6] } } });

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

// Prints what is shown only, however long, without the page around it.
globalStyle(`body:has(${stage}) > :not(:has(${stage}))`, { '@media': { print: { display: 'none' } } });
globalStyle(`body:has(${stage})`, { '@media': { print: { background: 'none' } } });
globalStyle(`${scrim}`, {
  '@media': {
    print: { position: 'static', display: 'block', padding: 0, background: 'none', overflow: 'visible' },
  },
});
globalStyle(`${scrim} ${stage}`, { '@media': { print: { display: 'block', width: '100%' } } });
globalStyle(`${bar}`, { '@media': { print: { display: 'none' } } });
