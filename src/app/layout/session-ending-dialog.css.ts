import { style } from '@vanilla-extract/css';

export const text = style({ textAlign: 'center', textWrap: 'balance' });
