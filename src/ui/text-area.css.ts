import { style } from '@vanilla-extract/css';

export const area = style({ padding: '0.625rem 0.875rem' });
export const input = style({ resize: 'vertical', minHeight: '3.25rem' });
