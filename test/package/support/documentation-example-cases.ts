/** A code block of a document and the output that the document promises. */
export interface DocumentationExample {
  /** Words by which the block is found. */
  has: string;
  /** Later blocks use the names that it declares. */
  open?: boolean;
  /** Code that runs before the block and stands for what it calls. */
  before?: string;
  /** Code that shows the effect of a block which prints nothing. */
  shown?: string;
  prints: RegExp;
}

/** Prints the name and the first two bytes of the file that a block has saved, and deletes the file. */
const savedFile = (name: string) => `
  const { readFile, rm } = await import('node:fs/promises');
  console.log(${name}, (await readFile(${name})).subarray(0, 2).toString());
  await rm(${name});`;

// In the order of the document.
const GUIDE: DocumentationExample[] = [
  { has: 'verifyUser', open: true, prints: /^Q125\.50 requested.*\nPaid, receipt \S+$/ },
  {
    has: 'transactions.charge',
    prints: /^Show this as a QR code: \S+\/api\/pay\/\w+\nQR Cobro Q50\.00\.svg\ncompleted maria\.lopez$/,
  },
  { has: 'onSessionEnded', shown: 'console.log(sessionId);', prints: /^\S{20,}$/ },
  { has: 'getCatalogs', open: true, prints: /^Keep this secret: whsec_\S+$/ },
  {
    has: 'signWebhook',
    before: `
      const { readWebhook } = await import('@cobros/sdk/read-webhook');
      const fetch = async (address, init) => {
        const webhook = await readWebhook(new Request(address, init), ['a secret of the test']);
        return { status: webhook.ok ? 204 : webhook.status };
      };`,
    prints: /^204$/,
  },
  {
    has: 'timingSafeEqual',
    shown: `
      const webhook = (key) => {
        const body = JSON.stringify({ event: 'transaction.completed', transaction: { id } });
        return new Request('http://localhost', { method: 'POST', headers: { 'X-Api-Key': key }, body });
      };
      console.log((await POST(webhook(WEBHOOK_KEY))).status, (await POST(webhook('forged'))).status);`,
    prints: /^Paid: Q125\.50\n204 401$/,
  },
  {
    has: 'followChanges',
    shown: `
      const stop = new AbortController();
      const { log } = console;
      console.log = (line) => {
        log(line);
        stop.abort();
      };
      const { kind } = await showPending(stop.signal);
      console.log = log;
      console.log(kind);`,
    prints: /^\d+ pending\naborted$/,
  },
  { has: 'function explain', prints: /^It has just been paid\. \S{8,}$/ },
  {
    has: 'idempotencyKey',
    shown: `
      const again = async (amount) => {
        const content = { friUserId: order.appUserId, amount, reference: 'C1024' };
        return api.transactions.sendRequest(content, { idempotencyKey: 'order-1024-1' });
      };
      const [same, other] = [await again(order.total), await again(1)];
      console.log(same.data.transaction.id === sent.data.transaction.id, other.failure.code);`,
    prints: /^true key-reused$/,
  },
  {
    has: 'listPending',
    shown: 'console.log((await api.transactions.listPending()).data === pending.data);',
    prints: /^\d+ pending\ntrue$/,
  },
  {
    has: 'eachTransactionPage',
    shown: `
      const page = { pageProperties: { currentPage: 1, pageSize: 1 }, statuses: ['completed'] };
      console.log((await api.transactions.history(page)).data.summary.totalAmount);`,
    prints: /^Q(\d+)\.(\d)(\d)\n\1(\.\2(\3)?)?$/,
  },
  { has: 'activity.list', prints: /^(\d\d\/\d\d\/\d{4} \S+\n?)+$/ },
  { has: 'const friday', prints: /^[1-9][\d.]*$/ },
  { has: 'transactions.refund', prints: /^Still refundable: Q105\.50$/ },
  { has: 'transactions.requestRefund', prints: /^Waits for somebody else: Q20\.00$/ },
  { has: 'toCents', prints: /^0\.3$/ },
  { has: 'data.blob', shown: savedFile('file.data.fileName'), prints: /^(\S+\.xlsx)\n\1 PK$/ },
  { has: 'downloads.create', prints: /^\S+\.csv [1-9]\d*$/ },
  {
    has: 'imports.preview',
    shown: "const { rm: remove } = await import('node:fs/promises');\nawait remove('cajas.xlsx');",
    prints: /^(\d+ exists .*\n?)+$/,
  },
  { has: 'BrokenDownload', shown: savedFile('history.data.fileName'), prints: /^\S+\.xlsx PK$/ },
  { has: 'listBanks', prints: /^Banco \S.*, / },
];

const SDK: DocumentationExample[] = [
  { has: 'verifyUser', open: true, prints: /^Request tx_\S+ sent$/ },
  { has: 'type Result', prints: /^$/ },
  { has: 'already-completed', prints: /^It has just been paid$/ },
  { has: 'waitForPayment', prints: /^completed\nQ125\.50 \d+\n(Q.*\n?)+$/ },
  { has: 'data.blob', shown: savedFile('file.data.fileName'), prints: /^\S+\.xlsx PK$/ },
  { has: 'data.stream', shown: savedFile('file.data.fileName'), prints: /^\S+\.xlsx PK$/ },
  { has: 'listStates', open: true, prints: /\bGuatemala, / },
  {
    has: 'uploadIdentity',
    shown: `
      const { readFile } = await import('node:fs/promises');
      console.log(await uploadIdentity(new File([await readFile('identity.pdf')], 'identity.pdf'), {}));`,
    prints: /^do_\S+$/,
  },
  {
    has: 'readWebhook',
    shown: `
      const { createHmac } = await import('node:crypto');
      const receive = async (secret, event, data) => {
        const body = JSON.stringify({ id: 'wd_1', event, data });
        const time = String(Math.floor(Date.now() / 1000));
        const signature = createHmac('sha256', secret).update(time + '.' + body).digest('hex');
        const headers = { 'webhook-timestamp': time, 'webhook-signature': 'sha256=' + signature };
        return (await POST(new Request('http://localhost', { method: 'POST', headers, body }))).status;
      };
      const { WEBHOOK_SECRET } = process.env;
      const transaction = { formattedAmount: 'Q1.00' };
      await receive(WEBHOOK_SECRET, 'transaction.completed', { transaction });
      await receive(WEBHOOK_SECRET, 'closing.failed', { closing: { errorReason: 'No answer' } });
      const other = await receive(WEBHOOK_SECRET, 'not.known', {});
      console.log(other, await receive('forged', 'transaction.completed', { transaction }));`,
    prints: /^Paid: Q1\.00\nFailed: No answer\n204 401$/,
  },
];

/** The examples by document, without the programs that a reader saves and runs separately. */
export const DOCUMENTATION_EXAMPLES: Record<string, DocumentationExample[]> = {
  'docs/api/guide.md': GUIDE,
  'sdk/README.md': SDK,
};
