import type { BusinessApi, SetRefundPolicyContent } from '@cobros/sdk';
import { dataOf } from '../../support/suite.ts';

type Rule = SetRefundPolicyContent['rules'][number];

/** The rules that hold until somebody saves others. */
export const DEFAULTS: Rule[] = [
  { roleId: 'ro_administrador', mode: 'allowed' },
  { roleId: 'branch_admin', mode: 'allowed' },
  { roleId: 'ro_contabilidad', mode: 'not-allowed' },
  { roleId: 'ro_supervisor', mode: 'not-allowed' },
  { roleId: 'operator', mode: 'not-allowed' },
];

/** Saves the rules of these roles, and for all others those that hold by themselves, as an administrator does who has just read them. */
export async function saveRules(
  { transactions }: BusinessApi,
  rules: Rule[],
  more: Partial<SetRefundPolicyContent> = {},
) {
  const { policy } = dataOf(await transactions.getRefundPolicy());
  const kept = DEFAULTS.filter(({ roleId }) => !rules.some((rule) => rule.roleId === roleId));
  const content = { version: policy.version, rules: [...kept, ...rules], ...more };
  return dataOf(await transactions.setRefundPolicy(content)).policy;
}
