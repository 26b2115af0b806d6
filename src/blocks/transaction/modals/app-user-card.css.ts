import { style } from '@vanilla-extract/css';
import { vars } from '../../../../styles/theme.css.ts';

export const found = style({ display: 'inline-flex', color: vars.color.successStrong });
