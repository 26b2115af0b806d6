import { style } from '@vanilla-extract/css';
import { vars } from '#styles/theme.css.ts';

const { color, space } = vars;

export const amountBlock = style({ display: 'grid', gap: space[2], justifyItems: 'start' });
export const amountLine = style({ display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: space[2] });
export const moment = style({ color: color.inkSecondary, fontVariantNumeric: 'tabular-nums' });
