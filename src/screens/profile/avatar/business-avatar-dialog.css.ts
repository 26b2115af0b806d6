import { style } from '@vanilla-extract/css';
import { FRAME } from '#domain/crop.ts';
import { vars } from '#styles/theme.css.ts';

const { color, space } = vars;

const box = style({
  position: 'relative',
  height: '17.5rem',
  borderRadius: vars.radius.card,
  overflow: 'hidden',
});

export const stage = style([
  box,
  {
    background: color.neutralTint,
    cursor: 'grab',
    touchAction: 'none',
    userSelect: 'none',
    selectors: {
      '&:active': { cursor: 'grabbing' },
      // The outline is inside the picture, because the dialog's body clips everything outside.
      '&:focus-visible': { outlineOffset: '-2px' },
    },
  },
]);

export const image = style({
  position: 'absolute',
  left: '50%',
  top: '50%',
  maxWidth: 'none',
  pointerEvents: 'none',
});

/** Dims everything outside the frame; the circle shows what will be visible. */
export const frame = style({
  position: 'absolute',
  left: '50%',
  top: '50%',
  width: FRAME,
  height: FRAME,
  transform: 'translate(-50%, -50%)',
  outline: `2px solid ${color.surface}`,
  outlineOffset: -1,
  boxShadow: `0 0 0 100vmax ${color.scrim}`,
  pointerEvents: 'none',
  selectors: {
    '&::after': {
      content: '',
      position: 'absolute',
      inset: 1,
      border: `1px dashed ${color.surface}`,
      borderRadius: '50%',
    },
  },
});

export const zoom = style({
  width: '100%',
  height: vars.size.control,
  margin: `${space[1]} 0`,
  accentColor: color.primary,
});

/** Drop area shown before there is a picture. */
export const empty = style([
  box,
  {
    display: 'grid',
    placeContent: 'center',
    justifyItems: 'center',
    gap: space[2],
    padding: space[4],
    border: `1px dashed ${color.borderControl}`,
    background: color.surfaceSubtle,
    color: color.inkSecondary,
    textAlign: 'center',
    cursor: 'pointer',
    selectors: { '&:hover': { borderColor: color.primaryStrong } },
  },
]);

export const chooser = style({
  position: 'relative',
  display: 'grid',
  selectors: {
    '&:focus-within': {
      outline: `${vars.focus.width} solid ${color.focus}`,
      outlineOffset: vars.focus.offset,
      borderRadius: vars.radius.pill,
    },
  },
});

export const input = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  opacity: 0,
  cursor: 'pointer',
});
