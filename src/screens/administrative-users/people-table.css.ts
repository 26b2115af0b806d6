import { style } from '@vanilla-extract/css';

/** A long name or address is cut off, not the columns beside it. */
export const person = style({ maxWidth: '20rem' });
