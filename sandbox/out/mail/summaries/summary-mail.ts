import { htmlOf, type MailContent, type MailTable, textOf } from '#access/outboxes/mail-content.ts';
import type { Mail } from '#access/outboxes/mail-outbox.ts';
import { stopLink } from '#access/outboxes/stop-link.ts';
import type { Schemas } from '#ground/contract/operation-types.ts';
import type { DueEmail } from '#reports/summary-emails/due.ts';
import { weekdayOfDay } from '../../../../words/weekday.ts';

type Summary = Schemas['Summary'];
type Amounts = Schemas['SummaryAmounts'];

/** Maximum number of places; the screen shows all. */
const MOST_PLACES = 30;
const NONE = '–';

/** The e-mail with the summary of one day; `isUpdate` if an earlier e-mail of that day was incomplete. */
export function dailyMail(due: DueEmail, summary: Summary, isUpdate: boolean): Omit<Mail, 'to'> {
  const { startDay, formattedStartDay, formattedEndTime, isRunning } = summary.period;
  const until = isRunning ? `, hasta las ${formattedEndTime.slice(0, 5)}` : '';
  const note = isRunning
    ? [
        'Todo lo de hoy ya está en cierres completados. Si entra algo más, te lo enviamos al terminar el día.',
        'El día anterior y lo usual se cuentan hasta la misma hora.',
      ]
    : isUpdate
      ? ['Después del primer correo de este día se movió más dinero. Este tiene el día completo.']
      : [];
  return mailOf(due, {
    subject: `Resumen del día${isUpdate ? ', completo' : ''}: ${summary.total.formattedNetAmount} netos el ${formattedStartDay}`,
    content: {
      title: `Resumen del día de ${ownerOf(due, summary)}`,
      subtitle: `${capitalized(weekdayOfDay(startDay))} ${formattedStartDay}${until}`,
      notes: note,
      tables: [
        totals(summary, ['Este día', 'El día anterior', usualHead(summary, weekdayOfDay(startDay))]),
        ...placesOf(summary),
      ],
      link: { label: 'Ver el día en Resumen', url: summaryLink(due, summary) },
      reason: 'Recibes este correo porque pediste el resumen del día en Perfil.',
      stopUrl: stopLink(due.serverOrigin, due.token),
    },
  });
}

/** The e-mail with the summary of a week that is over. */
export function weeklyMail(due: DueEmail, summary: Summary): Omit<Mail, 'to'> {
  const { formattedStartDay, formattedEndDay } = summary.period;
  const days: MailTable = {
    title: 'Por día',
    heads: ['Recibido', 'Reembolsado', 'Neto'],
    rows: summary.spans.map((span) => [
      `${capitalized(weekdayOfDay(span.startDay))} ${span.formattedStartDay.slice(0, 5)}`,
      ...amountsOf(span),
    ]),
  };
  return mailOf(due, {
    subject: `Resumen de la semana: ${summary.total.formattedNetAmount} netos del ${formattedStartDay} al ${formattedEndDay}`,
    content: {
      title: `Resumen de la semana de ${ownerOf(due, summary)}`,
      subtitle: `Del lunes ${formattedStartDay} al domingo ${formattedEndDay}`,
      notes: [],
      tables: [
        totals(summary, ['Esta semana', 'La semana anterior', usualHead(summary, 'semana')]),
        days,
        ...placesOf(summary),
      ],
      link: { label: 'Ver la semana en Resumen', url: summaryLink(due, summary) },
      reason: 'Recibes este correo porque pediste el resumen de la semana en Perfil.',
      stopUrl: stopLink(due.serverOrigin, due.token),
    },
  });
}

function mailOf(
  { serverOrigin, token }: DueEmail,
  { subject, content }: { subject: string; content: MailContent },
): Omit<Mail, 'to'> {
  return { subject, body: textOf(content), html: htmlOf(content), stopUrl: stopLink(serverOrigin, token) };
}

const ownerOf = ({ businessName }: DueEmail, { branch }: Summary): string =>
  branch === null ? businessName : `${businessName}, ${branch.name}`;

/** Link to the summary of the same days on the screen. */
function summaryLink({ serverOrigin }: DueEmail, { period: { startDay, endDay } }: Summary): string {
  const days = new URLSearchParams({ period: 'range', from: startDay, to: endDay });
  return `${serverOrigin}/summary?${days}`;
}

function totals(summary: Summary, heads: readonly string[]): MailTable {
  const columns = [summary.total, summary.totalBefore, summary.totalUsual];
  const row = (name: string, value: (amounts: Amounts) => string | null) => [
    name,
    ...columns.map((amounts) => (amounts && value(amounts)) ?? NONE),
  ];
  return {
    title: 'Totales',
    heads,
    rows: [
      row('Recibido', ({ formattedReceivedAmount }) => formattedReceivedAmount),
      row('Reembolsado', ({ formattedRefundedAmount }) => formattedRefundedAmount),
      row('Neto', ({ formattedNetAmount }) => formattedNetAmount),
      row('Pagos', ({ receivedCount }) => receivedCount.toLocaleString('en')),
      row('Promedio por pago', ({ formattedAverageAmount }) => formattedAverageAmount),
    ],
  };
}

/** `Lo usual (4 viernes)`: names the number of weeks that the mean is based on. */
function usualHead({ usualWeeks }: Summary, what: string): string {
  if (usualWeeks === 0) return 'Lo usual';
  return `Lo usual (${usualWeeks} ${usualWeeks === 1 || what.endsWith('s') ? what : `${what}s`})`;
}

/** Empty for a single place, which would only repeat the totals. */
function placesOf({ places, placeLevel }: Summary): MailTable[] {
  if (places.length < 2) return [];
  const shown = places.slice(0, MOST_PLACES);
  const more = places.length - shown.length;
  const kind = placeLevel === 'branch' ? 'sucursal' : 'caja';
  return [
    {
      title: `Por ${kind}${more === 0 ? '' : ` (las primeras ${MOST_PLACES} de ${places.length})`}`,
      heads: ['Recibido', 'Reembolsado', 'Neto'],
      rows: shown.map(({ name, total }) => [name, ...amountsOf(total)]),
    },
  ];
}

const amountsOf = (amounts: Schemas['TransactionAmounts']): string[] => [
  amounts.formattedReceivedAmount,
  amounts.formattedRefundedAmount,
  amounts.formattedNetAmount,
];

const capitalized = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
