/** Joins class names, skipping absent ones. */
export const classes = (...names: (string | false | undefined)[]) => names.filter(Boolean).join(' ');
