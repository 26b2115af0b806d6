/** Path on the server; the token follows. */
export const STOP_PAGE = '/api/emails/stop';

/** The URL in an e-mail that stops e-mails of its kind without signing in. */
export const stopLink = (serverOrigin: string, token: string): string =>
  `${serverOrigin}${STOP_PAGE}/${token}`;
