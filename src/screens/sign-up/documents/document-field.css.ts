import { style } from '@vanilla-extract/css';
import { vars } from '#styles/theme.css.ts';

const { color, space } = vars;

export const file = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  padding: `${space[3]} ${space[4]}`,
  border: `1px solid ${color.borderStrong}`,
  borderRadius: vars.radius.control,
  selectors: { '&[data-failed]': { borderColor: color.errorStrong } },
});

export const about = style({
  flex: 1,
  minWidth: 0,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '0.25rem',
  lineHeight: vars.line.snug,
});

export const nameLine = style({ justifyContent: 'space-between' });

export const received = style({ fontSize: vars.font.size.sm, color: color.successStrong });
