import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { type Environment, readEnvironment } from '../../../sandbox/environment.ts';
import { explainFailure } from '../../../sandbox/explain-start-failure.ts';
import { logRequest, setLogFormat } from '../../../sandbox/log.ts';

test('an SMTP_FROM that is not an e-mail address is rejected at startup, and the message names the variable', () => {
  const read = (from: string) =>
    readEnvironment({ SMTP_URL: 'smtp://mail.example', SMTP_FROM: from }).smtp?.from;
  for (const from of ['caja@luna.gt', 'Luna <caja@luna.gt>', 'Ana Díaz <a.b+c@luna.gt>'])
    assert.is(read(from), from);
  for (const from of ['nada', 'a@', 'Luna <nada>', 'a@b c@d'])
    assert.throws(() => read(from), `SMTP_FROM=${from} cannot be used: it must be an e-mail address`);
});

test('the message for a host that does not exist names HOST', () => {
  const cause = Object.assign(new Error('getaddrinfo ENOTFOUND 999.1.1.1'), {
    code: 'ENOTFOUND',
    syscall: 'getaddrinfo',
  });
  const environment: Environment = readEnvironment({ HOST: '999.1.1.1' });
  assert.match(explainFailure(cause, environment), 'Cannot listen on HOST=999.1.1.1 PORT=4173');
});

test('a 503 of /readyz is not logged as an error, a 503 of a call is', () => {
  const lines: string[] = [];
  const { write } = process.stdout;
  setLogFormat('json');
  process.stdout.write = (line) => lines.push(String(line)) > 0;
  try {
    for (const route of ['/readyz', '/api/*'])
      logRequest({
        id: '1',
        method: 'GET',
        route,
        status: 503,
        durationMs: 1,
      });
  } finally {
    process.stdout.write = write;
    setLogFormat('text');
  }
  assert.equal(
    lines.map((line) => JSON.parse(line).level),
    ['info', 'error'],
  );
});
