import { createHash } from 'node:crypto';
import { solveAltcha } from '@cobros/sdk/altcha';
import { createSignUpApi } from '@cobros/sdk/sign-up';
import { successResponse } from '../support/envelope-responses.ts';
import { assert, test } from '../support/test.ts';

function challengeOf(salt: string, number: number, maxnumber = 1_200) {
  const challenge = createHash('sha256').update(`${salt}${number}`).digest('hex');
  return { algorithm: 'SHA-256', challenge, maxnumber, salt, signature: 'f1' } as const;
}

// Around 55 and 119 bytes the padding of SHA-256 needs one more block.
for (const salt of [0, 52, 116, 300].map((length) => 'x'.repeat(length)))
  test(`the solution is found with a salt of ${salt.length} bytes`, () => {
    for (const number of [0, 9, 10, 99, 100, 999, 1_000, 1_200]) {
      const challenge = challengeOf(salt, number);
      const token = JSON.parse(Buffer.from(solveAltcha(challenge), 'base64').toString());
      const { maxnumber: _, ...sent } = challenge;
      assert.equal(token, { ...sent, number });
    }
  });

test('a challenge without a solution up to its maximum throws', () => {
  assert.throws(() => solveAltcha(challengeOf('e0', 51, 50)), /no solution/);
});

const file = () => new File(['%PDF-1.4'], 'dpi.pdf');
const api = () => createSignUpApi({ baseUrl: 'http://pagos.test/api', getCaptchaToken: () => 'prueba' });

/** Replaces the browser's XMLHttpRequest; `onSend` simulates the rest of a sent request. */
function withXhr(onSend: (xhr: FakeXhr) => void) {
  const before = globalThis.XMLHttpRequest;
  globalThis.XMLHttpRequest = class extends FakeXhr {
    override send(body: Blob) {
      super.send(body);
      onSend(this);
    }
  } as never;
  return () => {
    globalThis.XMLHttpRequest = before;
  };
}

class FakeXhr {
  upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
  onload = () => {};
  onerror = () => {};
  onabort = () => {};
  status = 0;
  response = new Blob();
  body = new Blob();
  responseType = '';
  opened = '';
  headers: Record<string, string> = {};
  open(...parts: string[]) {
    this.opened = parts.join(' ');
  }
  setRequestHeader(name: string, value: string) {
    this.headers[name] = value;
  }
  getAllResponseHeaders() {
    return 'content-type: application/json\r\nretry-after: 30\r\n';
  }
  send(body: Blob) {
    this.body = body;
  }
  abort() {
    this.onabort();
  }
}

test('the progress is reported, and the server’s response returned', async () => {
  const told: number[][] = [];
  let sent: FakeXhr | undefined;
  const restore = withXhr((xhr) => {
    sent = xhr;
    xhr.upload.onprogress?.({ loaded: 4, total: 8 });
    xhr.status = 429;
    xhr.response = new Blob([JSON.stringify({ responseContent: null, info: { title: 'A', message: 'B' } })]);
    xhr.onload();
  });
  const onProgress = (...numbers: number[]) => told.push(numbers);
  const result = await api().uploadDocument('identity', file(), { onProgress });
  restore();
  assert.equal(told, [[4, 8]]);
  assert.is(result.ok || result.failure.retryAfterSeconds, 30);
  assert.equal([sent?.opened, sent?.responseType], ['POST http://pagos.test/api/sign-up/v2/upload', 'blob']);
  assert.is(sent?.headers['captcha-token'], 'prueba');
  assert.match(sent?.headers['content-type'] ?? '', 'multipart/form-data; boundary=');
  assert.match((await sent?.body.text()) ?? '', '%PDF-1.4');
});

test('aborting an upload aborts its request, and a lost connection rejects the promise', async () => {
  const abort = new AbortController();
  let aborted = false;
  let restore = withXhr((xhr) => {
    const { onabort } = xhr;
    xhr.onabort = () => {
      aborted = true;
      onabort();
    };
    abort.abort();
  });
  const options = { signal: abort.signal, onProgress: () => undefined };
  const result = await api().uploadDocument('identity', file(), options);
  restore();
  assert.is(result.ok || result.failure.kind, 'aborted');
  assert.ok(aborted);

  restore = withXhr((xhr) => xhr.onerror());
  const lost = await api().uploadDocument('identity', file(), { onProgress: () => undefined });
  restore();
  assert.is(lost.ok || lost.failure.kind, 'network');
});

test('the caller’s own fetch is used if there is one, although it cannot report progress', async () => {
  const own = createSignUpApi({
    baseUrl: 'http://pagos.test/api',
    fetch: async () =>
      successResponse({ document: { id: 'do_1', kind: 'identity', name: 'dpi.pdf', size: 8 } }),
  });
  const result = await own.uploadDocument('identity', file(), { onProgress: () => undefined });
  assert.ok(result.ok);
});
