import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

/** An e-mail as the SMTP server received it. */
interface Delivered {
  to: string[];
  /** Headers and body as transmitted. */
  raw: string;
  messageId: string;
}

/** A real SMTP server that accepts e-mails from and to anyone. */
export async function startSmtpServer(port = 0) {
  const delivered: Delivered[] = [];
  let rejections = 0;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        if (rejections > 0) {
          rejections -= 1;
          done(Object.assign(new Error('Try again later'), { responseCode: 451 }));
          return;
        }
        const raw = Buffer.concat(chunks).toString();
        const messageId = /^Message-ID: (.+)$/im.exec(raw)?.[1]?.trim() ?? '';
        delivered.push({ to: session.envelope.rcptTo.map(({ address }) => address), raw, messageId });
        done();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const listening = (server.server.address() as AddressInfo).port;
  return {
    url: `smtp://127.0.0.1:${listening}`,
    port: listening,
    delivered,
    /** Rejects the next `count` e-mails temporarily. */
    reject: (count: number) => {
      rejections = count;
    },
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}
