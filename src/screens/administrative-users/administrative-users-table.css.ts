import { style } from '@vanilla-extract/css';

/** Long names are cut off, so that the other columns keep their width. */
export const person = style({ maxWidth: '20rem' });
/** Whole, in as many lines as it takes. */
export const email = style({ whiteSpace: 'normal', overflowWrap: 'anywhere' });
