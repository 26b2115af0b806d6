/** The newest e-mail of a running server whose body contains these words. */
export async function latestServerMail(url: string, words: string): Promise<{ body: string; code: string }> {
  const outbox = (await (await fetch(`${url}/sandbox/v1/outbox`)).json()) as {
    emails: { body: string; code: string | null }[];
  };
  const mail = outbox.emails.find(({ body }) => body.includes(words));
  if (!mail) throw new Error(`No e-mail says ${words}`);
  return { body: mail.body, code: mail.code ?? '' };
}
