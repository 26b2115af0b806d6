/** The moment at which the time of the pictures stands still. */
export const START: number;
