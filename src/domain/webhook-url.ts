/**
 * Section 5 of the specification: a host with optional http(s) scheme and path. The API description has the same
 * pattern.
 */
export const WEBHOOK_URL_PATTERN =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it refuses
  /^(https?:\/\/)?(localhost|([A-Za-z0-9-]+\.)+[A-Za-z0-9-]+)(:[0-9]{1,5})?([/?#][^\s\u0000-\u001F\u007F]*)?$/;
