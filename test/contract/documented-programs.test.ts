import { createHmac } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { payByCode } from '#sandbox/money/transactions/pay-by-code.ts';
import { createWebhookSender } from '#sandbox/out/notifications/webhook-sender.ts';
import { deliverDueWebhooks } from '../support/deliver-due.ts';
import { type RunningProgram, startDocumentedProgram } from '../support/run-documented-program.ts';
import { assert, dataOf, receive, sandboxOf, temporaryFolder, test } from '../support/suite.ts';
import { startAutoAcceptingServer } from './support/auto-accepting-server.ts';

const client = createWebhookSender({ allowPrivate: true });
const sandbox = await sandboxOf(undefined, client);
const server = await startAutoAcceptingServer(sandbox);
const folder = await temporaryFolder();
const running: RunningProgram[] = [];
test.after.each(async () => {
  await Promise.all(running.splice(0).map((program) => program.stop()));
});

async function start(file: string, code: string, environment: Record<string, string> = {}) {
  const variables = { API_URL: `${server.url}/api`, PORT: '0', ...environment };
  const program = await startDocumentedProgram(file, code, variables);
  running.push(program);
  return program;
}
const startExample = async (name: string, environment: Record<string, string> = {}) =>
  start(`examples/${name}`, await readFile(`examples/${name}`, 'utf8'), environment);

test('the cashier in the terminal prints a receipt for each payment', async () => {
  const cashier = await startExample('cashier.ts');
  cashier.write('@nadie 5\n@maria.lopez 12.50 Pan\n');
  await cashier.line(/No encontramos a nadie/);
  assert.match(await cashier.line(/^Pagado/), /Q12\.50$/);
  assert.match(await cashier.line(/^Cliente/), /María López$/);
  await cashier.line(/^Comprobante +\S+/);
});

test('the counter in the terminal prints the code of each charge, and who paid it', async () => {
  const counter = await startExample('counter.ts');
  counter.write('12.50 Pan\n');
  const code = /\S+$/.exec(await counter.line(/^Escanea/))?.[0] ?? '';
  await payByCode(sandbox.database, { username: 'jose.perez', code, now: new Date() });
  await counter.line(/^José Pérez pagó Q12\.50, comprobante \S+/);
});

test('the shop collects the money of an order once, however often its button is pressed', async () => {
  const shop = await startExample('shop.ts');
  const address = await shop.line(/^http:/);
  const page = await (await fetch(address)).text();
  assert.match(page, '<button>Pagar</button>');
  const collect = async () => {
    const body = JSON.stringify({ appUser: '@maria.lopez' });
    return (await fetch(`${address}/orders/1024/collect`, { method: 'POST', body })).json();
  };
  const api = await sandbox.api('tiendaluna');
  const before = dataOf(await api.transactions.balances({})).balanceDetail.totalOpenBalance;
  const [first, second] = await Promise.all([collect(), collect()]);
  assert.equal([first.state, second, await collect()], ['paid', first, first]);
  const { balanceDetail } = dataOf(await api.transactions.balances({}));
  assert.is(balanceDetail.totalOpenBalance - before, 125.5);
});

test('payments are printed as they are received', async () => {
  const payments = await startExample('payments.ts', { API_USERNAME: 'tiendaluna-centro-caja2' });
  await payments.line(/^Esperando pagos/);
  await receive(sandbox.database, 'us_caja2', 3.45);
  assert.match(await payments.line(/Q3\.45/), /^\d\d:\d\d.* Q3\.45 de \S+ \S+$/);
  assert.is(payments.output().match(/ de /g)?.length, 1);
});

test('the receiver stores each genuine event once', async () => {
  const api = await sandbox.api('tiendaluna');
  const owner = { ownerId: 'us_caja3', level: 'BusinessUser' } as const;
  const method = { notificationMethod: 'webhook-v2', notificationMethodId: '3' } as const;
  const webhook = { ...owner, ...method, webhookAPIKey: '', webhookAPIKeyHeader: '' };
  const send = async (webhookURL: string) =>
    dataOf(await api.notifications.change({ ...webhook, webhookURL })).notification.webhookSecret ?? '';
  const secret = await send('https://shop.example/webhooks');
  const file = path.join(folder, 'events.jsonl');
  const receiver = await startExample('webhook-receiver.ts', {
    WEBHOOK_SECRETS: `whsec_other,${secret}`,
    EVENTS_FILE: file,
  });
  const address = await receiver.line(/^http:/);
  await send(`${address}/webhooks`);

  const cashier = await startExample('cashier.ts', { API_USERNAME: 'tiendaluna-centro-caja3' });
  cashier.write('@maria.lopez 7.25 Pan\n');
  await cashier.line(/^Pagado/);
  await deliverDueWebhooks(sandbox.database, client);
  await receiver.line(/^transaction\.completed Q7\.25 from María López/);

  const log = { ...owner, pageProperties: { currentPage: 1, pageSize: 10 } };
  const [delivery] = dataOf(await api.notifications.listDeliveries(log)).data;
  dataOf(await api.notifications.resend({ deliveryId: delivery?.id ?? '' }));
  await deliverDueWebhooks(sandbox.database, client);
  const forged = JSON.stringify({ id: 'wd_forged', event: 'test' });
  assert.is((await fetch(address, { method: 'POST', body: forged })).status, 401);
  const body = JSON.stringify({ id: 'wd_repeated', event: 'test' });
  const timestamp = String(Math.floor(Date.now() / 1000));
  const signature = createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex');
  const headers = { 'webhook-timestamp': timestamp, 'webhook-signature': `sha256=${signature}` };
  await Promise.all(Array.from({ length: 5 }, () => fetch(address, { method: 'POST', headers, body })));
  const events = (await readFile(file, 'utf8')).trim().split('\n');
  assert.is(events.map((line) => JSON.parse(line).id).join(), `${delivery?.eventId},wd_repeated`);
});
