/** The address of a webhook as it was typed, ready to be called: https where no scheme was typed. */
export function webhookTarget(typed: string): URL | undefined {
  const address = /^https?:\/\//i.test(typed) ? typed : `https://${typed}`;
  if (!URL.canParse(address)) return undefined;
  const url = new URL(address);
  // A name and a password in the address would travel in a header of their own.
  const plain = url.username === '' && url.password === '';
  return plain && (url.protocol === 'https:' || url.protocol === 'http:') ? url : undefined;
}
