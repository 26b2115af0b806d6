import { globalStyle, style } from '@vanilla-extract/css';
import { sendRequestBottomBar } from '#screens/dashboard/send-request-bottom-bar.css.ts';
import { below, forcedColors, from } from '#styles/responsive.ts';
import { vars } from '#styles/theme.css.ts';
import { alert } from '#ui/alert.css.ts';
import { chip } from '#ui/chip.css.ts';
import { count } from '#ui/count-badge.css.ts';
import { menu } from '#ui/menu.css.ts';
import { region, toast } from '#ui/message-toast.css.ts';
import { skipLink } from '#ui/skip-link.css.ts';
import { tooltip } from '#ui/tooltip.css.ts';
import { topBar } from './narrow-top-bar.css.ts';

const narrow = below('md');

export const shell = style({
  display: 'grid',
  gridTemplateColumns: `${vars.size.drawer} minmax(0, 1fr)`,
  minHeight: '100dvh',
  '@media': {
    [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)', alignContent: 'start' },
    print: { display: 'block' },
  },
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

// Borders in forced-colors mode, which removes fills and shadows.
globalStyle(`:is(${alert}, ${chip}, ${count}, ${menu}, ${toast}, ${tooltip})`, {
  '@media': { [forcedColors]: { border: '1px solid' } },
});

// Of a screen only its content is printed.
globalStyle(`:is(${permanent}, ${topBar}, ${skipLink}, ${region}, ${sendRequestBottomBar})`, {
  '@media': { print: { display: 'none' } },
});

// Space that lets the last rows be scrolled above a message.
globalStyle(`body:has(${toast}) ${page}`, {
  paddingBottom: '8rem',
  '@media': { [narrow]: { paddingBottom: '12rem' } },
});
