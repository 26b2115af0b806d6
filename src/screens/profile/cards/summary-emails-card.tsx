import { useSignals } from '@preact/signals-react/runtime';
import { APPROVES_REFUNDS, can, type Requirement } from '#domain/permissions.ts';
import { READS_STATEMENT, READS_SUMMARY } from '#domain/sees-branches-and-cashiers.ts';
import type { CurrentUser } from '#stores/current-user.ts';
import { secondary } from '#styles/typography.css.ts';
import { Card } from '#ui/card.tsx';
import { Switch } from '#ui/switch.tsx';
import * as css from '../profile.css.ts';
import { type SummaryEmail, summaryEmailSwitches } from '../summary-emails-operations.ts';

interface Choice {
  kind: SummaryEmail;
  label: string;
  when: string;
  requires: Requirement;
}

const CHOICES: readonly Choice[] = [
  {
    kind: 'daily',
    label: 'Resumen del día',
    when: 'Con el último cierre del día, o al terminar el día.',
    requires: READS_SUMMARY,
  },
  {
    kind: 'weekly',
    label: 'Resumen de la semana',
    when: 'El lunes por la mañana, de la semana anterior.',
    requires: READS_SUMMARY,
  },
  {
    kind: 'statement',
    label: 'Estado de cuenta del mes',
    when: 'El día 1 por la mañana, del mes anterior y con su PDF.',
    requires: READS_STATEMENT,
  },
  {
    kind: 'refundRequests',
    label: 'Reembolsos por aprobar',
    when: 'Cuando alguien pide uno, y cuando alguien decide los que pides tú.',
    requires: APPROVES_REFUNDS,
  },
  {
    kind: 'refundRequests',
    label: 'Respuesta a mis pedidos de reembolso',
    when: 'Cuando se aprueban, se rechazan o vencen.',
    requires: { ...APPROVES_REFUNDS, refundMode: 'may-request' },
  },
];

/** Read-only users may choose too, because the e-mails are their own. */
export function SummaryEmailsCard({ user }: { user: CurrentUser }) {
  useSignals();
  const { summaryEmails, emailAddress } = user;
  if (!can(user, { capability: 'emails' }) || !summaryEmails) return null;
  // A backend may lack one of the kinds.
  const offered = CHOICES.filter(
    ({ kind, requires }) => summaryEmails[kind] !== undefined && can(user, requires),
  );
  if (offered.length === 0) return null;
  const hasSummaries = offered.some(({ kind }) => kind !== 'refundRequests');
  return (
    <Card title={hasSummaries ? 'Resúmenes por correo' : 'Avisos por correo'} flush>
      <ul>
        {offered.map(({ kind, label, when }) => (
          <li key={kind} className={css.wide}>
            <Switch
              label={
                <>
                  {label}
                  <br />
                  <span className={secondary}>{when}</span>
                </>
              }
              value={summaryEmailSwitches.chosen.value[kind] ?? summaryEmails[kind] ?? false}
              onChange={(wanted) => void summaryEmailSwitches.choose({ [kind]: wanted })}
            />
          </li>
        ))}
      </ul>
      <p className={css.cardNote}>
        Llegan a {emailAddress}. Cada correo tiene un enlace para dejar de recibirlo.
      </p>
    </Card>
  );
}
