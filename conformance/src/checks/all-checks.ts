import type { Check } from '../check.ts';
import { changeChecks } from './changes.ts';
import { conditionalPollingChecks } from './conditional-polling.ts';
import { envelopeChecks } from './envelope.ts';
import { fileChecks } from './files.ts';
import { idempotencyChecks } from './idempotency.ts';
import { moneyChecks } from './money.ts';
import { pagingChecks } from './paging.ts';
import { requestChecks } from './payment-requests.ts';
import { paymentChecks } from './payments.ts';
import { permissionChecks } from './permissions.ts';
import { sessionChecks } from './sessions.ts';
import { webhookChecks } from './webhooks.ts';

export const allChecks: readonly Check[] = [
  ...envelopeChecks,
  ...sessionChecks,
  ...permissionChecks,
  ...requestChecks,
  ...idempotencyChecks,
  ...moneyChecks,
  ...pagingChecks,
  ...fileChecks,
  ...conditionalPollingChecks,
  ...changeChecks,
  ...paymentChecks,
  ...webhookChecks,
];
