import { createHmac } from 'node:crypto';
import { area } from '../check.ts';
import type { CheckContext, Schemas } from '../check-context.ts';
import { webhookMisfitOf } from '../compare-with-description.ts';
import { accepted, expect, expectSame, Misfit } from '../expect.ts';
import type { ReceivedWebhook } from '../webhook-receiver.ts';

const KEY = { header: 'X-Api-Key', value: 'conformance-key' };

/** Sets the webhook of the run's own cashier, sends a test notification, and returns what arrived. */
async function receiveTest(context: CheckContext, notificationMethod: 'webhook' | 'webhook-v2') {
  const { backend, ownCashier, webhooks } = context;
  const settings = { token: context.admin.token };
  const catalogs = accepted(await backend.post('/users/v3/notification/catalogs', {}, settings));
  const method = catalogs.notificationMethods.find((one) => one.notificationMethod === notificationMethod);
  const content = {
    notificationMethod,
    notificationMethodId: method?.id,
    webhookURL: webhooks?.url,
    webhookAPIKey: KEY.value,
    webhookAPIKeyHeader: KEY.header,
    ownerId: ownCashier.id,
    level: 'BusinessUser',
    businessBranchId: ownCashier.branchId,
  };
  const { notification } = accepted(await backend.post('/users/v3/notification-change', content, settings));
  const before = webhooks?.received.length ?? 0;
  const test = accepted(await backend.post('/users/v3/notification/test', content, settings));
  const [received] = webhooks?.received.slice(before) ?? [];
  expect(received, `No test notification arrived at ${webhooks?.url} (${test.error ?? 'no error reported'})`);
  expect(
    test.delivered && test.responseStatus === 200,
    'The test was received, but is reported as not delivered',
  );
  return { received, notification };
}

function expectDescribed(version: 'v1' | 'v2', { body }: ReceivedWebhook): void {
  const misfit = webhookMisfitOf(version, JSON.parse(body));
  if (misfit) throw new Misfit(misfit);
}

function expectSigned(
  { headers, body }: ReceivedWebhook,
  secret: Schemas['WebhookSecret'] | undefined,
): void {
  const timestamp = String(headers['webhook-timestamp']);
  expect(Math.abs(Date.now() / 1000 - Number(timestamp)) < 300, `webhook-timestamp is ${timestamp}`);
  const digest = createHmac('sha256', secret ?? '')
    .update(`${timestamp}.${body}`)
    .digest('hex');
  expectSame(headers['webhook-signature'], `sha256=${digest}`, 'webhook-signature');
  expectSame(headers['webhook-id'], (JSON.parse(body) as Schemas['WebhookV2Event']).id, 'webhook-id');
}

export const webhookChecks = area('webhooks', [
  {
    rule: 'A webhook of version 1 carries the key in the chosen header and its event.',
    needs: 'webhooks',
    async run(context) {
      const { received } = await receiveTest(context, 'webhook');
      expectSame(received.headers[KEY.header.toLowerCase()], KEY.value, 'The key');
      expectDescribed('v1', received);
    },
  },
  {
    rule: 'A webhook of version 2 is signed with the secret that the setting returned.',
    needs: 'webhooks',
    async run(context) {
      const { received, notification } = await receiveTest(context, 'webhook-v2');
      expectDescribed('v2', received);
      expectSigned(received, notification.webhookSecret);
    },
  },
]);
