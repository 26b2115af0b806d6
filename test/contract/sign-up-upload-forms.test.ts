import { once } from 'node:events';
import { connect } from 'node:net';
import { pdf } from '../fixtures/upload-files.ts';
import { captchaToken } from '../support/captcha-token.ts';
import { assert, countRows, sandboxOf, serve, test } from '../support/suite.ts';

const MEGABYTES_5 = 5 * 1024 * 1024;

const sandbox = await sandboxOf();
/** Callbacks of the server: an upload begins to arrive, and its call has ended. */
const told = { onReceiving: () => {}, onServed: () => {} };
const listener = await serve(async (request) => {
  const watched = request.body?.pipeThrough(
    new TransformStream({
      transform(chunk, controller) {
        controller.enqueue(chunk);
        told.onReceiving();
      },
    }),
  );
  const { method, headers } = request;
  const init = { method, headers, ...(watched && { body: watched, duplex: 'half' }) };
  const answer = await sandbox.handle(new Request(request.url, init as RequestInit));
  told.onServed();
  return answer;
});

const url = `${listener.url}/api/sign-up/v2/upload`;

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

/** Opens a connection and sends the headers of an upload of `length` bytes. */
async function beginUpload(length: number) {
  const headers = [
    'POST /api/sign-up/v2/upload HTTP/1.1',
    'Host: sandbox',
    'Content-Type: multipart/form-data; boundary=x',
    `Content-Length: ${length}`,
    `captcha-token: ${await captchaToken(sandbox.handle)}`,
  ];
  const socket = connect(listener.port, '127.0.0.1');
  socket.write(`${headers.join('\r\n')}\r\n\r\n`);
  return socket;
}

test('a declared length above the limit is rejected before the body is sent', async () => {
  const socket = await beginUpload(900_000_000);
  const [answer] = await once(socket, 'data');
  assert.match(answer.toString(), /^HTTP\/1.1 413/);
  socket.destroy();
});

const multipart = { 'Content-Type': 'multipart/form-data; boundary=x' };

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
  const headers = { 'captcha-token': token, ...multipart };
  const answer = await sandbox.call('sign-up/v2/upload', { method: 'POST', headers, body: endless });
  assert.is(answer.status, 413);
  assert.ok(sent < MEGABYTES_5 + 1_000_000, `${sent} bytes were read`);
});

const part = (disposition: string, content: string) =>
  `--x\r\nContent-Disposition: form-data; ${disposition}\r\n\r\n${content}\r\n`;
const kindPart = part('name="kind"', 'identity');
const filePart = part('name="file"; filename="dpi.pdf"', pdf().toString('latin1'));
const otherPart = part('name="x"; filename="a"', 'a');

test('an interrupted upload leaves nothing behind, and the server continues', async () => {
  const before = await stored();
  const receiving = new Promise<void>((resolve) => Object.assign(told, { onReceiving: resolve }));
  const served = new Promise<void>((resolve) => Object.assign(told, { onServed: resolve }));
  const socket = await beginUpload(200_000);
  const filePart = part('name="file"; filename="dpi.pdf"', pdf(100_000).toString('latin1'));
  socket.write(kindPart + filePart);
  await receiving;
  socket.destroy();
  await served;
  assert.is(await stored(), before);
  assert.is((await post(form(new File([pdf()], 'dpi.pdf', { type: 'application/pdf' })))).status, 200);
});

for (const [what, body, headers, field] of [
  ['without its kind', `${filePart}--x--\r\n`, multipart, 'kind'],
  ['of an unknown kind', `${part('name="kind"', 'passport')}${filePart}--x--\r\n`, multipart, 'kind'],
  ['without a file', `${kindPart}--x--\r\n`, multipart, 'file'],
  ['with two files', `${kindPart}${filePart}${filePart}--x--\r\n`, multipart, 'file'],
  ['with a file of another name', `${kindPart}${otherPart}--x--\r\n`, multipart, 'x'],
  ['that breaks off after a part', `${kindPart}${filePart}`, multipart, undefined],
  ['that is empty', '', multipart, undefined],
  ['that is JSON', '{}', { 'Content-Type': 'application/json' }, undefined],
  ['without a boundary', filePart, { 'Content-Type': 'multipart/form-data' }, undefined],
] as const)
  test(`a form ${what} is rejected with a 400${field ? ` that names ${field}` : ''}`, async () => {
    const before = await stored();
    const answer = await post(body, headers);
    assert.is(answer.status, 400);
    if (field)
      assert.ok(answer.body.info.fields.some((invalid: { field: string }) => invalid.field === field));
    assert.is(await stored(), before);
  });
