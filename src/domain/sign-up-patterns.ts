// Patterns of the sign-up. The API description has the same ones; a test compares them.

/** NIT, with a hyphen or without. */
export const TAX_ID_PATTERN = /^[0-9]{1,12}-?[0-9Kk]$/;

export const ACCOUNT_NUMBER_PATTERN = /^[0-9]{6,20}$/;
