import { style } from '@vanilla-extract/css';
import { vars } from '../../../../styles/theme.css.ts';

const { color, space } = vars;

export const file = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  padding: `${space[3]} ${space[4]}`,
  border: `1px solid ${color.borderStrong}`,
  borderRadius: vars.radius.control,
});

export const about = style({
  flex: 1,
  minWidth: 0,
  display: 'grid',
  gap: '0.25rem',
  lineHeight: vars.line.snug,
});

export const nameLine = style({ justifyContent: 'space-between' });
export const received = style({ fontSize: vars.font.size.sm, color: color.successStrong });

/** A transparent input covers it, so that all of it accepts clicks and files. */
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
