import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '#styles/theme.css.ts';
import { message } from '#ui/full-page-message.css.ts';

const { color, space } = vars;

export const page = style([message, { gridTemplateColumns: 'minmax(0, 1fr)' }]);

export const mark = style({ color: color.successStrong });
globalStyle(`${mark} > svg`, { width: '3rem', height: '3rem', strokeWidth: 1.5 });

export const address = style({ color: color.ink });

export const next = style({
  maxWidth: '30rem',
  margin: `${space[3]} 0`,
  textAlign: 'center',
  textWrap: 'balance',
  color: color.inkSecondary,
});
