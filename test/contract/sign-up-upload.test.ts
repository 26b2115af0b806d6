import { once } from 'node:events';
import { connect } from 'node:net';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { listen } from '../../sandbox/listen.ts';
import { jpeg, pdf, png } from '../fixtures/upload-files.ts';
import { captchaToken } from '../support/captcha-token.ts';
import { countRows } from '../support/count-rows.ts';
import { sandboxOf } from '../support/in-process-sandbox.ts';
import { dataOf, failureOf } from '../support/unwrap-result.ts';
import { visitorClient } from '../support/visitor-client.ts';

const MEGABYTES_5 = 5 * 1024 * 1024;

const sandbox = await sandboxOf(test);
const listener = await listen(sandbox.handle, { port: 0, host: '127.0.0.1' });
test.after(() => listener.stop());

const { signUp } = visitorClient(sandbox.handle);
const url = `http://127.0.0.1:${listener.port}/api/sign-up/v2/upload`;

const stored = () => countRows(sandbox.database, 'sign_up_documents');

/** Uploads any body over a real connection. */
async function post(body: BodyInit, headers: Record<string, string> = {}) {
  const token = await captchaToken(sandbox.handle);
  const init = { method: 'POST', headers: { 'captcha-token': token, ...headers }, body, duplex: 'half' };
  const answer = await fetch(url, init as RequestInit);
  return { status: answer.status, body: await answer.json() };
}

function form(file: File, kind = 'identity'): FormData {
  const made = new FormData();
  made.set('kind', kind);
  made.set('file', file);
  return made;
}

for (const [what, bytes, name, type] of [
  ['a PDF', pdf(), 'dpi.pdf', 'application/pdf'],
  ['a PNG', png(), 'dpi.png', 'image/png'],
  ['a JPG', jpeg(), 'dpi.jpg', 'image/jpeg'],
  ['a JPG with the data that a phone appends', Buffer.concat([jpeg(), pdf()]), 'IMG_1.JPG', 'image/jpeg'],
  ['a JPG named PNG', jpeg(), 'dpi.png', 'image/png'],
  ['a PDF without a stated type', pdf(), 'dpi', ''],
] as const) {
  test(`${what} is stored unchanged, with its detected type`, async () => {
    const file = new File([bytes], name, { type });
    const { document } = dataOf(await signUp.uploadDocument('tax_registration', file));
    assert.equal([document.kind, document.name, document.size], ['tax_registration', name, bytes.length]);
    const [row] = await sandbox.database.query<{ bytes: Uint8Array; content_type: string }>(
      'select bytes, content_type from sign_up_documents where id = $1',
      [document.id],
    );
    assert.ok(Buffer.from(row?.bytes ?? []).equals(bytes));
    assert.is(
      row?.content_type,
      { '%': 'application/pdf', '\xff': 'image/jpeg' }[bytes.toString('latin1', 0, 1)] ?? 'image/png',
    );
  });
}

/** The type that a browser states for a file, by the ending of its name. */
const STATED: Record<string, string> = {
  pdf: 'application/pdf',
  png: 'image/png',
  jpg: 'image/jpeg',
  gif: 'image/gif',
  html: 'text/html',
};
const UNKNOWN = /no es un PDF/;
const lies: [what: string, bytes: Buffer<ArrayBuffer>, name: string, message: RegExp][] = [
  ['an empty file', Buffer.from(''), 'dpi.pdf', /está vacío/],
  ['an HTML page', Buffer.from('<!doctype html><script>alert(1)</script>'), 'dpi.pdf', UNKNOWN],
  ['a program', Buffer.from(`MZ${'\0'.repeat(200)}`), 'dpi.jpg', UNKNOWN],
  ['only the first bytes of a PDF', Buffer.from('%PDF-1.7\nhola'), 'dpi.pdf', UNKNOWN],
  ['half a PDF', pdf(4000).subarray(0, 2000), 'dpi.pdf', UNKNOWN],
  ['only the first bytes of a PNG', png().subarray(0, 16), 'dpi.png', UNKNOWN],
  ['a PNG without its end', png().subarray(0, -12), 'dpi.png', UNKNOWN],
  ['a PNG without an area', png(0), 'dpi.png', UNKNOWN],
  ['only the first bytes of a JPG', jpeg().subarray(0, 4), 'dpi.jpg', UNKNOWN],
  ['a JPG without a picture', jpeg().subarray(0, 20), 'dpi.jpg', UNKNOWN],
  ['a GIF', Buffer.from('GIF89a\x01\0\x01\0\0\0\0;', 'latin1'), 'dpi.gif', UNKNOWN],
  ['a PNG that says it is a PDF', png(), 'dpi.pdf', /dice ser application\/pdf y es un PNG/],
  ['a PDF that says it is a JPG', pdf(), 'dpi.jpg', /dice ser image\/jpeg y es un PDF/],
  ['a PDF that says it is an HTML page', pdf(), 'dpi.html', /dice ser text\/html y es un PDF/],
];
for (const [what, bytes, name, message] of lies) {
  test(`${what} is rejected with a 422, and nothing is stored`, async () => {
    const before = await stored();
    const type = STATED[name.split('.')[1] ?? ''] ?? '';
    const failure = failureOf(await signUp.uploadDocument('identity', new File([bytes], name, { type })));
    assert.equal([failure.status, failure.title], [422, 'Documentos']);
    assert.match(failure.message, message);
    assert.is(await stored(), before);
  });
}

test('5 MB are accepted, and one byte more is rejected with a 413', async () => {
  const most = form(new File([pdf(MEGABYTES_5)], 'dpi.pdf', { type: 'application/pdf' }));
  assert.is((await post(most)).status, 200);
  const before = await stored();
  const more = form(new File([pdf(MEGABYTES_5 + 1)], 'dpi.pdf', { type: 'application/pdf' }));
  const { status, body } = await post(more);
  assert.is(status, 413);
  assert.is(body.info.message, 'El archivo supera el máximo de 5 MB');
  assert.is(await stored(), before);
});

test('a declared length above the limit is rejected before the body is sent', async () => {
  const headers = [
    'POST /api/sign-up/v2/upload HTTP/1.1',
    'Host: sandbox',
    'Content-Type: multipart/form-data; boundary=x',
    'Content-Length: 900000000',
    `captcha-token: ${await captchaToken(sandbox.handle)}`,
  ];
  const socket = connect(listener.port, '127.0.0.1');
  socket.write(`${headers.join('\r\n')}\r\n\r\n`);
  const [answer] = await once(socket, 'data');
  assert.match(answer.toString(), /^HTTP\/1.1 413/);
  socket.destroy();
});

test('an endless body without a declared length is rejected at the limit', async () => {
  let sent = 0;
  const head = '--x\r\nContent-Disposition: form-data; name="file"; filename="dpi.pdf"\r\n\r\n%PDF-1.7\n';
  const endless = new ReadableStream({
    start: (controller) => controller.enqueue(Buffer.from(head)),
    pull(controller) {
      sent += 65_536;
      controller.enqueue(Buffer.alloc(65_536, 'x'));
    },
  });
  const token = await captchaToken(sandbox.handle);
  const answer = await sandbox.handle(
    new Request('http://sandbox/api/sign-up/v2/upload', {
      method: 'POST',
      headers: { 'captcha-token': token, 'Content-Type': 'multipart/form-data; boundary=x' },
      body: endless,
      duplex: 'half',
    } as RequestInit),
  );
  assert.is(answer.status, 413);
  assert.ok(sent < MEGABYTES_5 + 1_000_000, `${sent} bytes were read`);
});

test('an interrupted upload leaves nothing behind, and the server continues', async () => {
  const before = await stored();
  const served = new Promise<void>((resolve) => {
    cut.onServed = resolve;
  });
  const body = Buffer.concat([
    Buffer.from('--x\r\nContent-Disposition: form-data; name="kind"\r\n\r\nidentity\r\n'),
    Buffer.from('--x\r\nContent-Disposition: form-data; name="file"; filename="dpi.pdf"\r\n\r\n'),
    pdf(100_000),
  ]);
  const headers = [
    'POST /api/sign-up/v2/upload HTTP/1.1',
    'Host: sandbox',
    'Content-Type: multipart/form-data; boundary=x',
    'Content-Length: 200000',
    `captcha-token: ${await captchaToken(sandbox.handle)}`,
  ];
  const socket = connect(cut.port, '127.0.0.1');
  socket.write(`${headers.join('\r\n')}\r\n\r\n`);
  await new Promise<void>((resolve) => socket.write(body, () => resolve()));
  await cut.receiving;
  socket.destroy();
  await served;
  assert.is(await stored(), before);
  assert.is((await post(form(new File([pdf()], 'dpi.pdf', { type: 'application/pdf' })))).status, 200);
});

/** A server that reports when an upload starts to arrive and when its call ends. */
const cut = await (async () => {
  const told = { onServed: () => {}, onReceiving: () => {} };
  const receiving = new Promise<void>((resolve) => {
    told.onReceiving = resolve;
  });
  const server = await listen(
    async (request) => {
      const watched = request.body?.pipeThrough(
        new TransformStream({
          transform(chunk, controller) {
            controller.enqueue(chunk);
            told.onReceiving();
          },
        }),
      );
      const init = { method: request.method, headers: request.headers, body: watched, duplex: 'half' };
      const answer = await sandbox.handle(new Request(request.url, init as RequestInit));
      told.onServed();
      return answer;
    },
    { port: 0, host: '127.0.0.1' },
  );
  test.after(() => server.stop());
  return Object.assign(told, { port: server.port, receiving });
})();

const part = (disposition: string, content: string) =>
  `--x\r\nContent-Disposition: form-data; ${disposition}\r\n\r\n${content}\r\n`;
const kindPart = part('name="kind"', 'identity');
const filePart = part('name="file"; filename="dpi.pdf"', pdf().toString('latin1'));
const multipart = { 'Content-Type': 'multipart/form-data; boundary=x' };

for (const [what, body, headers, field] of [
  ['without its kind', `${filePart}--x--\r\n`, multipart, 'kind'],
  ['of an unknown kind', `${part('name="kind"', 'passport')}${filePart}--x--\r\n`, multipart, 'kind'],
  ['without a file', `${kindPart}--x--\r\n`, multipart, 'file'],
  ['with two files', `${kindPart}${filePart}${filePart}--x--\r\n`, multipart, 'file'],
  [
    'with a file of another name',
    `${kindPart}${part('name="x"; filename="a"', 'a')}--x--\r\n`,
    multipart,
    'x',
  ],
  ['that breaks off after a part', `${kindPart}${filePart}`, multipart, undefined],
  ['that is empty', '', multipart, undefined],
  ['that is JSON', '{}', { 'Content-Type': 'application/json' }, undefined],
  ['without a boundary', filePart, { 'Content-Type': 'multipart/form-data' }, undefined],
] as const) {
  test(`a form ${what} is rejected with a 400${field ? ` that names ${field}` : ''}`, async () => {
    const before = await stored();
    const answer = await post(body, headers);
    assert.is(answer.status, 400);
    if (field)
      assert.ok(answer.body.info.fields.some((invalid: { field: string }) => invalid.field === field));
    assert.is(await stored(), before);
  });
}

for (const [name, kept] of [
  ['DPI de José Ñandú.pdf', 'DPI de José Ñandú.pdf'],
  ['../../etc/passwd', 'passwd'],
  ['C:\\Documentos\\dpi.pdf', 'dpi.pdf'],
  ['a\u202efdp.exe', 'afdp.exe'],
  ['..', 'documento.pdf'],
  ['', 'documento.pdf'],
  [`${'x'.repeat(300)}.pdf`, `${'x'.repeat(116)}.pdf`],
] as const) {
  test(`a document named ${JSON.stringify(name.slice(0, 24))} is stored under a safe name`, async () => {
    const file = new File([pdf()], name, { type: 'application/pdf' });
    assert.is(dataOf(await signUp.uploadDocument('identity', file)).document.name, kept);
  });
}

test('a file made to keep its parser busy for hours is rejected like any other', async () => {
  const digits = Buffer.concat([
    Buffer.from('%PDF-1.7\n'),
    Buffer.alloc(4 * 1024 * 1024, '1'),
    Buffer.from('\nstartxref\n1\n%%EOF'),
  ]);
  const file = new File([digits], 'dpi.pdf', { type: 'application/pdf' });
  const failure = failureOf(await signUp.uploadDocument('identity', file));
  assert.equal([failure.status, failure.message], [422, 'El archivo no es un PDF, JPG o PNG']);
});
