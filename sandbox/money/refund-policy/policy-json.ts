import type { Schemas } from '#ground/contract/operation-types.ts';
import { formatMoney } from '#terms/values/money.ts';
import type { RefundPolicy, RefundRule } from './read-policy.ts';

export function policyJson({ version, confirmFrom, rules }: RefundPolicy): Schemas['RefundPolicy'] {
  return {
    rules: rules.map(ruleJson),
    ...(confirmFrom !== null && confirmFromJson(confirmFrom)),
    version: String(version),
  };
}

export const confirmFromJson = (confirmFrom: string) => ({
  confirmFrom: Number(confirmFrom),
  formattedConfirmFrom: formatMoney(confirmFrom),
});

function ruleJson({ perRefund, perDay, withinDays, ...rule }: RefundRule): Schemas['RefundRule'] {
  return {
    ...rule,
    ...(perRefund !== null && {
      perRefund: Number(perRefund),
      formattedPerRefund: formatMoney(perRefund),
    }),
    ...(perDay !== null && { perDay: Number(perDay), formattedPerDay: formatMoney(perDay) }),
    ...(withinDays !== null && { withinDays }),
  };
}
