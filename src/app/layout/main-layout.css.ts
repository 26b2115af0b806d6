import { globalStyle, style } from '@vanilla-extract/css';
import { below, from } from '../../../styles/responsive.ts';
import { vars } from '../../../styles/theme.css.ts';
import { toast } from '../../ui/message-toast.css.ts';

const narrow = below('md');

export const shell = style({
  display: 'grid',
  gridTemplateColumns: `${vars.size.drawer} minmax(0, 1fr)`,
  minHeight: '100dvh',
  '@media': { [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)', alignContent: 'start' } },
});

export const withRail = style({
  '@media': { [from('md')]: { gridTemplateColumns: `${vars.size.drawerRail} minmax(0, 1fr)` } },
});

export const permanent = style({
  position: 'sticky',
  top: 0,
  height: '100dvh',
  borderRight: `1px solid ${vars.color.borderStrong}`,
  '@media': { [narrow]: { display: 'none' } },
});

export const page = style({
  containerType: 'inline-size',
  containerName: 'page',
  width: '100%',
  maxWidth: vars.size.contentMax,
  margin: '0 auto',
  padding: `${vars.space[5]} ${vars.space[6]} ${vars.space[8]}`,
  display: 'grid',
  // Keeps long text from making the column wider than the window.
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[4],
  alignContent: 'start',
  minWidth: 0,
  ':focus': { outline: 'none' },
  '@media': {
    [narrow]: { padding: `${vars.space[4]} ${vars.space[4]} ${vars.space[8]}`, gap: vars.space[3] },
  },
});

// Space that lets the last rows be scrolled above a message.
globalStyle(`body:has(${toast}) ${page}`, {
  paddingBottom: '8rem',
  '@media': { [narrow]: { paddingBottom: '12rem' } },
});
