import { style } from '@vanilla-extract/css';
import { vars } from '../../../styles/theme.css.ts';

export const box = style({ minHeight: '4rem', paddingInline: vars.space[4] });

export const input = style({
  fontSize: vars.font.size.heading,
  fontWeight: vars.font.weight.light,
  textAlign: 'right',
  fontVariantNumeric: 'tabular-nums',
});

export const currency = style({ fontSize: vars.font.size.lg, color: vars.color.inkSecondary });
