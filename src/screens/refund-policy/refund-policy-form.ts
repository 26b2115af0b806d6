import type { RefundPolicy, RefundRule, Schemas } from '@cobros/sdk';
import type { MoneyFormat } from '#domain/money.ts';
import { centsOfProduct, productError } from '#domain/multiplied-amount.ts';

/** The values of the page by name: `perDay branch_admin`. Everything is text, because it is kept as typed. */
export type PolicyValues = Readonly<Record<string, string>>;
export type PolicyErrors = Readonly<Record<string, string>>;
export type RuleField = 'mode' | 'perRefund' | 'perDay' | 'withinDays';

export const CONFIRMS = 'confirms';
export const CONFIRM_FROM = 'confirmFrom';

export const ruleField = (field: RuleField, { roleId }: Pick<RefundRule, 'roleId'>): string =>
  `${field} ${roleId}`;

const MOST_DAYS = 365;

const amountText = (amount: number | undefined) => (amount === undefined ? '' : amount.toFixed(2));

/** The policy as the page shows it. */
export function policyValues({ rules, confirmFrom }: RefundPolicy): PolicyValues {
  const values: Record<string, string> = {
    [CONFIRMS]: confirmFrom === undefined ? '' : 'on',
    [CONFIRM_FROM]: amountText(confirmFrom),
  };
  for (const rule of rules) {
    values[ruleField('mode', rule)] = rule.mode;
    values[ruleField('perRefund', rule)] = amountText(rule.perRefund);
    values[ruleField('perDay', rule)] = amountText(rule.perDay);
    values[ruleField('withinDays', rule)] = String(rule.withinDays ?? '');
  }
  return values;
}

const isBlank = (text = '') => text.trim() === '';

/** Error of a limit in money; an empty field is no limit. */
const limitError = (text: string, format: MoneyFormat): string | undefined =>
  isBlank(text) ? undefined : productError(text, format);

/** Error of a number of days; an empty field is no limit. */
function daysError(text: string): string | undefined {
  const days = /^\d+$/.test(text.trim()) ? Number(text) : 0;
  return isBlank(text) || (days >= 1 && days <= MOST_DAYS) ? undefined : `De 1 a ${MOST_DAYS} días`;
}

export function policyErrors(policy: RefundPolicy, values: PolicyValues, format: MoneyFormat): PolicyErrors {
  const errors: Record<string, string | undefined> = {};
  for (const rule of policy.rules.filter((one) => values[ruleField('mode', one)] === 'allowed')) {
    for (const field of ['perRefund', 'perDay'] as const)
      errors[ruleField(field, rule)] = limitError(values[ruleField(field, rule)] ?? '', format);
    errors[ruleField('withinDays', rule)] = daysError(values[ruleField('withinDays', rule)] ?? '');
  }
  if (values[CONFIRMS])
    errors[CONFIRM_FROM] = isBlank(values[CONFIRM_FROM])
      ? 'Escribe desde qué monto'
      : limitError(values[CONFIRM_FROM] ?? '', format);
  return Object.fromEntries(
    Object.entries(errors).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
}

/** The rules that differ from the saved ones, from valid values. */
export function policyContent(
  policy: RefundPolicy,
  values: PolicyValues,
  format: MoneyFormat,
): Schemas['SetRefundPolicyContent'] {
  const amount = (text = '') => (isBlank(text) ? undefined : centsOfProduct(text, format) / 100);
  const contentOf = (rule: RefundRule): Schemas['RefundRuleContent'] => {
    const { roleId } = rule;
    const value = (field: RuleField) => values[ruleField(field, rule)] ?? '';
    const mode = value('mode') as RefundRule['mode'];
    if (mode !== 'allowed') return { roleId, mode };
    return withoutUndefined({
      roleId,
      mode,
      perRefund: amount(value('perRefund')),
      perDay: amount(value('perDay')),
      withinDays: isBlank(value('withinDays')) ? undefined : Number(value('withinDays')),
    });
  };
  const saved = ({ roleId, mode, perRefund, perDay, withinDays }: RefundRule) =>
    withoutUndefined({ roleId, mode, perRefund, perDay, withinDays });
  return withoutUndefined({
    version: policy.version,
    rules: policy.rules
      .filter((rule) => JSON.stringify(contentOf(rule)) !== JSON.stringify(saved(rule)))
      .map(contentOf),
    confirmFrom: values[CONFIRMS] ? amount(values[CONFIRM_FROM]) : undefined,
  });
}

type Given<Value> = { [Name in keyof Value]: Exclude<Value[Name], undefined> };

const withoutUndefined = <Value extends object>(value: Value): Given<Value> =>
  Object.fromEntries(Object.entries(value).filter(([, one]) => one !== undefined)) as Given<Value>;
