import { createTransport } from 'nodemailer';
import type { Mail } from '#access/outboxes/mail-outbox.ts';

/** Sends e-mails out of the sandbox. */
export interface Mailer {
  /**
   * Hands an e-mail over to the mail server. Receivers recognize a repeated e-mail by its `messageId`.
   * @throws Error if the mail server did not accept it
   */
  send(mail: Mail & { messageId: string }): Promise<void>;
  close(): void;
}

export interface SmtpServer {
  /** `smtp://user:password@host:port`, or `smtps://…`. */
  url: string;
  /** Sender address of the e-mails. */
  from: string;
}

/** Time limit for each step of a delivery, well below the lease after which the e-mail is due again. */
const STEP_MS = 10_000;

/** Sends e-mails through an SMTP server, over a small pool of connections. */
export function createSmtpMailer({ url, from }: SmtpServer): Mailer {
  const transport = createTransport({
    url,
    pool: true,
    connectionTimeout: STEP_MS,
    greetingTimeout: STEP_MS,
    socketTimeout: 2 * STEP_MS,
  });
  return {
    async send({ to, subject, body, html, stopUrl, attachment, messageId }) {
      await transport.sendMail({
        from,
        to,
        subject,
        text: body,
        messageId,
        ...(html && { html }),
        ...(stopUrl && {
          list: { unsubscribe: stopUrl },
          headers: { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
        }),
        ...(attachment && {
          attachments: [
            {
              filename: attachment.name,
              content: Buffer.from(attachment.bytes),
              contentType: 'application/pdf',
            },
          ],
        }),
      });
    },
    close: () => transport.close(),
  };
}
