import { createTransport } from 'nodemailer';
import type { Mail } from '../rules/outbox.ts';

/** How e-mails leave the sandbox. */
export interface Mailer {
  /**
   * Hands an e-mail over. The same `messageId` says that it is the same e-mail, should it arrive twice.
   * @throws Error when it was not taken
   */
  send(mail: Mail & { messageId: string }): Promise<void>;
  close(): void;
}

export interface SmtpServer {
  /** `smtp://user:password@host:port`, or `smtps://…`. */
  url: string;
  /** Whom the e-mails come from. */
  from: string;
}

/** Each step of a delivery ends well before the e-mail is due again. */
const STEP_MS = 10_000;

/** Hands e-mails to an SMTP server, over a few connections that it keeps. */
export function createSmtpMailer({ url, from }: SmtpServer): Mailer {
  const transport = createTransport({
    url,
    pool: true,
    connectionTimeout: STEP_MS,
    greetingTimeout: STEP_MS,
    socketTimeout: 2 * STEP_MS,
  });
  return {
    async send({ to, subject, body, messageId }) {
      await transport.sendMail({ from, to, subject, text: body, messageId });
    },
    close: () => transport.close(),
  };
}
