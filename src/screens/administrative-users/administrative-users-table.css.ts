import { style } from '@vanilla-extract/css';

/** Long names and addresses are cut off, so that the other columns keep their width. */
export const person = style({ maxWidth: '20rem' });
