import description from '@cobros/sdk/business-api.json';
import { startApi } from '#api/api-options.ts';
import { setCaptchaTokenSource } from '#api/sign-up-api.ts';
import { fileError, formatSize } from '#screens/sign-up/documents/document-files.ts';
import { removeDocument, sendDocument } from '#screens/sign-up/documents/document-uploads.ts';
import { DocumentsStep } from '#screens/sign-up/steps/documents-step.tsx';
import { jpeg, pdf, png } from '../../fixtures/upload-files.ts';
import { assert, render, test } from '../support/render.tsx';

const file = (content: BlobPart, name = 'x.pdf') => new File([content], name);

test('a PDF, JPG or PNG is accepted, and anything else rejected, whatever its name', async () => {
  for (const content of [pdf(), jpeg(), png()])
    assert.is(await fileError(file(content, 'documento')), undefined);
  const wrong = 'El archivo no es un PDF, JPG o PNG';
  for (const content of ['<script>', 'GIF89a', ' %PDF-1.7', 'PK'])
    assert.is(await fileError(file(content)), wrong);
  assert.is(await fileError(file('')), 'El archivo está vacío');
});

test('a file that was moved, or a folder, is reported as unreadable', async () => {
  const moved = file(pdf());
  moved.slice = () => Object.assign(new Blob(), { arrayBuffer: () => Promise.reject(new Error('moved')) });
  assert.is(await fileError(moved), 'El archivo no se pudo leer');
});

test('the limit is that of the description, 5 MB', async () => {
  const limit = description.components.schemas.UploadDocumentForm.properties.file.maxLength;
  assert.is(await fileError(file(pdf(limit))), undefined);
  assert.is(await fileError(file(pdf(limit + 1))), 'El archivo pesa más de 5 MB');
});

test('file sizes are formatted for people', () => {
  assert.equal([1, 2_000, 1_023_900, 1_258_291].map(formatSize), ['1 kB', '2 kB', '1000 kB', '1.2 MB']);
});

let upload: { onprogress?: (sent: { loaded: number; total: number }) => void } = {};
const before = globalThis.XMLHttpRequest;

test.before(() => {
  setCaptchaTokenSource(async () => ({ ok: true, data: 'token' }));
  startApi({
    baseUrl: 'http://pagos.test/api',
    getSessionId: () => undefined,
    onSessionEnded: () => undefined,
  });
  globalThis.XMLHttpRequest = class {
    upload = {};
    open() {}
    setRequestHeader() {}
    abort() {}
    send() {
      upload = this.upload;
    }
  } as never;
});
test.after(() => {
  globalThis.XMLHttpRequest = before;
  removeDocument('identity');
});

test('the bar shows whole percentages, and zero while the size is unknown', async () => {
  const view = await render(<DocumentsStep back="" next="" />);
  await view.act(() => void sendDocument('identity', new File([pdf()], 'dpi.pdf')));
  const bar = await view.appears('[role=progressbar]');
  await view.until(() => upload.onprogress !== undefined);
  for (const [loaded, total, shown] of [
    [0, 0, '0'],
    [999, 2000, '49'],
    [2000, 2000, '100'],
  ] as const) {
    await view.act(() => upload.onprogress?.({ loaded, total }));
    assert.is(bar.getAttribute('aria-valuenow'), shown);
  }
});
