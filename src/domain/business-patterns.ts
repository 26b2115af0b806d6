// What the sign-up of a business asks for. The description of the API carries the same patterns; a test holds them together.

/** NIT, with a hyphen or without. */
export const TAX_ID_PATTERN = /^[0-9]{1,12}-?[0-9Kk]$/;

export const ACCOUNT_NUMBER_PATTERN = /^[0-9]{6,20}$/;
