import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { startApi } from '../../../src/api/business-api.ts';
import { setCaptchaTokenSource } from '../../../src/api/sign-up-api.ts';
import { removeDocument, sendDocument } from '../../../src/screens/sign-up/documents/document-uploads.ts';
import { DocumentsStep } from '../../../src/screens/sign-up/steps/documents-step.tsx';
import { pdf } from '../../fixtures/upload-files.ts';
import { render } from '../../support/render.tsx';

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
