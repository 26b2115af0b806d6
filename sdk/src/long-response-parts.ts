/** Number of characters that are read or parsed in one task: so few that even a slow machine still responds to keys. */
export const PART = 500_000;

/** Responses with more characters than this are parsed in parts. */
export const LONG = 2 * PART;
