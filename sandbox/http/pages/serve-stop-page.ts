import { STOP_PAGE } from '#access/outboxes/stop-link.ts';
import type { CallOrigin } from '#access/sessions/call-origin.ts';
import { KIND_NAME } from '#access/users/summary-email-kinds.ts';
import type { Transactional } from '#ground/db/database.ts';
import { readStoppable, type StoppableEmail, stopEmail } from '#reports/summary-emails/stop.ts';
import { readClock } from '#terms/time/clock.ts';
import { escapeHtml } from '#terms/values/escape-html.ts';
import { plainPage, plainPageOr, plainPagePolicy } from './plain-page.ts';

const POLICY = plainPagePolicy({ formAction: "'self'" });

/** The `Content-Security-Policy` of the page that stops e-mails; undefined for any other path. */
export const stopPagePolicy = (path: string): string | undefined =>
  path.startsWith(`${STOP_PAGE}/`) ? POLICY : undefined;

interface Visit {
  token: string;
  from: CallOrigin;
}

/** GET api/emails/stop/{token}: asks for confirmation, because mail programs open URLs that nobody has clicked. */
export const serveStopPage = (database: Transactional, { token, from }: Visit): Promise<Response> =>
  plainPageOr(POLICY, async () => {
    const now = await readClock(database);
    const { kind, wanted, businessName } = await readStoppable(database, token, {
      clientAddress: from.address,
      now,
    });
    if (!wanted) return stopped({ kind, businessName });
    return page(
      200,
      '¿Dejar de recibir este correo?',
      `<p>Es ${KIND_NAME[kind]} de ${escapeHtml(businessName)}.</p><form method="post"><button>Dejar de recibirlo</button></form>`,
    );
  });

/** POST api/emails/stop/{token}: stops the e-mails, from the page or from a mail program's own button (RFC 8058). */
export const serveStop = (database: Transactional, { token, from }: Visit): Promise<Response> =>
  plainPageOr(POLICY, async () => {
    const now = await readClock(database);
    return stopped(await stopEmail(database, token, { clientAddress: from.address, from, now }));
  });

const stopped = ({ kind, businessName }: Omit<StoppableEmail, 'wanted'>): Response =>
  page(
    200,
    'Ya no recibes este correo',
    `<p>Era ${KIND_NAME[kind]} de ${escapeHtml(businessName)}. Puedes volver a pedirlo en Perfil.</p>`,
  );

const page = (status: number, title: string, content: string): Response =>
  plainPage(status, title, { content, policy: POLICY });
