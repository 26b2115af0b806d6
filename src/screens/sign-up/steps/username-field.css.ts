import { style } from '@vanilla-extract/css';
import { vars } from '#styles/theme.css.ts';

export const available = style({ color: vars.color.successStrong });
