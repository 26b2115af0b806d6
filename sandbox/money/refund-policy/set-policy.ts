import { recordActivity } from '#access/activity/record-activity.ts';
import type { Session } from '#access/sessions/sessions.ts';
import type { Schemas } from '#ground/contract/operation-types.ts';
import type { Queryable, Transactional } from '#ground/db/database.ts';
import { lockBusiness } from '#ground/db/lock-business.ts';
import { businessRule, conflict, invalidFields, notFound } from '#terms/errors/api-error.ts';
import { exactAmount, formatMoney } from '#terms/values/money.ts';
import { lastDaysText } from '../../../words/refund-limit.ts';
import { type RefundPolicy, type RefundRule, readPolicy } from './read-policy.ts';

export const TITLE = 'Reembolsos';

/**
 * Replaces the rules of some roles, and the amount from which a proof is asked.
 * @returns the policy as it is then
 * @throws ApiError 400 for an amount that is none or a limit of a role that does not refund; 404 for an unknown role; 409 if the
 * policy is no longer the one that was shown; 422 if nobody may refund then
 */
export function setPolicy(
  database: Transactional,
  session: Session,
  content: Schemas['SetRefundPolicyContent'],
  now: Date,
): Promise<RefundPolicy> {
  const businessId = session.business.id;
  return database.transaction(async (tx) => {
    await lockBusiness(tx, businessId);
    const before = await readPolicy(tx, businessId);
    if (String(before.version) !== content.version) throw changedMeanwhile();
    const rules = content.rules.map((rule, at) => newRule(before, rule, `rules.${at}`));
    const confirmFrom =
      content.confirmFrom === undefined ? null : exactAmount(content.confirmFrom, 'confirmFrom');
    await save(tx, businessId, { version: before.version + 1, confirmFrom, rules });
    const after = await readPolicy(tx, businessId);
    const someoneMay = after.rules.some(({ mode, userCount }) => mode === 'allowed' && userCount > 0);
    if (!someoneMay && !content.acceptNobody) throw nobodyMayRefund();
    const changes = changesOf(before, after);
    const act = { action: 'refund-policy', detail: changes.join('; ') } as const;
    if (changes.length > 0) await recordActivity(tx, session, act, now);
    return after;
  });
}

function newRule(policy: RefundPolicy, rule: Schemas['RefundRuleContent'], at: string): RefundRule {
  const role = policy.rules.find(({ roleId }) => roleId === rule.roleId);
  const field = `${at}.roleId`;
  if (!role) throw notFound('No se encontró el rol', [{ field, message: 'No se encontró el rol' }]);
  const { mode, perRefund, perDay, withinDays = null } = rule;
  if (mode !== 'allowed') {
    const [extra] =
      Object.entries({ perRefund, perDay, withinDays }).find(([, value]) => value != null) ?? [];
    const message = 'Solo quien puede reembolsar tiene un límite';
    if (extra !== undefined) throw invalidFields([{ field: `${at}.${extra}`, message }]);
  }
  const amount = (value: number | undefined, name: string) =>
    value === undefined ? null : exactAmount(value, `${at}.${name}`);
  const limits = { perRefund: amount(perRefund, 'perRefund'), perDay: amount(perDay, 'perDay'), withinDays };
  return { ...role, mode, ...limits };
}

async function save(tx: Queryable, businessId: string, { version, confirmFrom, rules }: RefundPolicy) {
  await tx.query(
    `insert into refund_policies (business_id, version, confirm_from) values ($1, $2, $3)
     on conflict (business_id) do update set version = $2, confirm_from = $3`,
    [businessId, version, confirmFrom],
  );
  for (const { roleId, mode, perRefund, perDay, withinDays } of rules) {
    await tx.query(
      `insert into refund_rules (business_id, role_id, mode, per_refund, per_day, within_days) values ($1, $2, $3, $4, $5, $6)
       on conflict (business_id, role_id) do update set mode = $3, per_refund = $4, per_day = $5, within_days = $6`,
      [businessId, roleId, mode, perRefund, perDay, withinDays],
    );
  }
}

/** Each rule that changed, as a text: `Caja puede pedir`. */
function changesOf(before: RefundPolicy, after: RefundPolicy): string[] {
  const known = new Set(before.rules.map(ruleText));
  const changed = after.rules.map(ruleText).filter((text) => !known.has(text));
  if (before.confirmFrom === after.confirmFrom) return changed;
  const proof =
    after.confirmFrom === null ? 'sin confirmar' : `confirmar desde ${formatMoney(after.confirmFrom)}`;
  return [...changed, proof];
}

const MODES = { 'not-allowed': 'no puede', 'may-request': 'puede pedir', allowed: 'puede' } as const;

function ruleText({ roleName, mode, perRefund, perDay, withinDays }: RefundRule): string {
  const limits = [
    perRefund === null ? '' : `hasta ${formatMoney(perRefund)} por reembolso`,
    perDay === null ? '' : `hasta ${formatMoney(perDay)} por día`,
    withinDays === null ? '' : `pagos de ${lastDaysText(withinDays)}`,
  ].filter(Boolean);
  return [`${roleName} ${MODES[mode]}`, ...limits].join(', ');
}

function changedMeanwhile(): Error {
  const message = 'Alguien más cambió estas reglas. Revísalas y guarda de nuevo';
  return conflict('changed-meanwhile', TITLE, message);
}

function nobodyMayRefund(): Error {
  return businessRule('nobody-may-refund', TITLE, 'Con estas reglas nadie podría reembolsar');
}
