import type { Check } from '../check.ts';
import { changeChecks } from './changes.ts';
import { chargeChecks } from './charges.ts';
import { conditionalPollingChecks } from './conditional-polling.ts';
import { envelopeChecks } from './envelope.ts';
import { fileChecks } from './files.ts';
import { idempotencyChecks } from './idempotency.ts';
import { importChecks } from './imports.ts';
import { moneyChecks } from './money.ts';
import { pagingChecks } from './paging.ts';
import { requestChecks } from './payment-requests.ts';
import { paymentChecks } from './payments.ts';
import { permissionChecks } from './permissions.ts';
import { pushChecks } from './push.ts';
import { refundRuleChecks } from './refund-rules.ts';
import { scopeChecks } from './scopes.ts';
import { sessionChecks } from './sessions.ts';
import { summaryChecks } from './summary.ts';
import { webhookChecks } from './webhooks.ts';

export const allChecks: readonly Check[] = [
  ...envelopeChecks,
  ...sessionChecks,
  ...permissionChecks,
  ...requestChecks,
  ...chargeChecks,
  ...idempotencyChecks,
  ...moneyChecks,
  ...summaryChecks,
  ...pagingChecks,
  ...fileChecks,
  ...importChecks,
  ...conditionalPollingChecks,
  ...changeChecks,
  ...paymentChecks,
  ...refundRuleChecks,
  ...pushChecks,
  ...scopeChecks,
  ...webhookChecks,
];
