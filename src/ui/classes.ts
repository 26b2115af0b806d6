/** Joins class names and skips absent ones. */
export const classes = (...names: (string | false | undefined)[]) => names.filter(Boolean).join(' ');
