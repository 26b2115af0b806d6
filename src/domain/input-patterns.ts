// Patterns of section 5 of the specification. The API description has the same patterns; a test compares them.

/** The part of a username that the user chooses: a lowercase letter, then 2 to 31 lowercase letters, digits or dots. */
export const USERNAME_PATTERN = /^[a-z][a-z0-9.]{2,31}$/;

/** Starts with c, C or a digit, then letters and digits. */
export const REFERENCE_PATTERN = /^[cC0-9][a-zA-Z0-9]*$/;

/** The domain ends in at least two letters. */
export const EMAIL_PATTERN = /^[A-Za-z0-9._%+'&-]+@[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)*\.[A-Za-z]{2,}$/;
