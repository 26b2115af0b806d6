import { style } from '@vanilla-extract/css';
import { vars } from '#styles/theme.css.ts';
import { file } from './document-field.css.ts';

const { color } = vars;

/** A transparent input covers it, so that the whole area accepts clicks and dropped files. */
export const drop = style([
  file,
  {
    position: 'relative',
    border: `1px dashed ${color.borderControl}`,
    selectors: {
      '&:hover, &:has(:focus-visible)': { borderColor: color.primary, background: color.primaryTint },
      '&:has(:focus-visible)': {
        outline: `${vars.focus.width} solid ${color.focus}`,
        outlineOffset: vars.focus.offset,
      },
      '&:has([aria-invalid])': { borderColor: color.errorStrong },
    },
  },
]);

export const over = style({ borderColor: color.primary, background: color.primaryTint });

export const control = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  opacity: 0,
  cursor: 'pointer',
});

export const invitation = style({ color: color.primaryStrong, fontWeight: vars.font.weight.regular });
