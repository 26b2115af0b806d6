/** Parses the typed URL of a webhook, adding https if no scheme was typed. Undefined if it is invalid. */
export function parseWebhookUrl(typed: string): URL | undefined {
  const address = /^https?:\/\//i.test(typed) ? typed : `https://${typed}`;
  if (!URL.canParse(address)) return undefined;
  const url = new URL(address);
  // Credentials in the URL are rejected, because they would be sent in a header of their own.
  const plain = url.username === '' && url.password === '';
  return plain && (url.protocol === 'https:' || url.protocol === 'http:') ? url : undefined;
}
