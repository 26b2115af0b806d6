// Patterns of the sign-up. The API description has the same patterns; a test compares them.

/** A Guatemalan tax number (NIT), with or without a hyphen. */
export const TAX_ID_PATTERN = /^[0-9]{1,12}-?[0-9Kk]$/;

export const ACCOUNT_NUMBER_PATTERN = /^[0-9]{6,20}$/;
