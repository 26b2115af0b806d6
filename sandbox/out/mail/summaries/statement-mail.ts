import { htmlOf, textOf } from '#access/outboxes/mail-content.ts';
import type { Mail } from '#access/outboxes/mail-outbox.ts';
import { stopLink } from '#access/outboxes/stop-link.ts';
import type { Schemas } from '#ground/contract/operation-types.ts';
import { balanceLines, checkTexts, monthOf, periodTitle } from '#reports/statement/statement-texts.ts';
import type { DueEmail } from '#reports/summary-emails/due.ts';
import { remainderLines } from '../../../../words/statement-lines.ts';

/** The e-mail with the statement of a month, which is attached as a PDF. */
export function statementMail(
  due: DueEmail,
  statement: Schemas['Statement'],
  attachment: { name: string; bytes: Uint8Array },
): Omit<Mail, 'to'> {
  const { businessName, serverOrigin, token } = due;
  const owner = statement.branch === null ? businessName : `${businessName}, ${statement.branch.name}`;
  const stopUrl = stopLink(serverOrigin, token);
  const amounts = { heads: ['Monto'] };
  const content = {
    title: `Estado de cuenta de ${owner}`,
    subtitle: `${periodTitle(statement)}, número ${statement.number}`,
    notes: [checkTexts(statement).join(' '), 'El PDF va adjunto.'],
    tables: [
      { title: 'El mes', ...amounts, rows: balanceLines(statement) },
      { title: 'El saldo final', ...amounts, rows: remainderLines(statement) },
    ],
    link: {
      label: 'Ver el estado de cuenta, con Excel y CSV',
      url: `${serverOrigin}/closing/statement?month=${statement.period.startDay.slice(0, 7)}`,
    },
    reason: 'Recibes este correo porque pediste el estado de cuenta del mes en Perfil.',
    stopUrl,
  };
  return {
    subject: `Estado de cuenta de ${monthOf(statement)} de ${statement.period.startDay.slice(0, 4)}, ${owner}`,
    body: textOf(content),
    html: htmlOf(content),
    stopUrl,
    attachment,
  };
}
