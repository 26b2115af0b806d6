import { useState } from 'react';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { setCaptchaTokenSource } from '../../../src/api/sign-up-api.ts';
import { useUsernameCheck } from '../../../src/screens/sign-up/steps/username-field.tsx';
import { fakeTimers } from '../../support/fake-timers.ts';
import { render } from '../../support/render.tsx';
import { stubbedApi } from '../../support/stubbed-api.ts';

test('a username is checked once, when typing pauses', async () => {
  stubbedApi({});
  let checks = 0;
  setCaptchaTokenSource(async () => {
    checks += 1;
    return { ok: false, failure: { kind: 'network', title: '', message: '' } };
  });
  let type: (text: string) => void = () => undefined;
  const Field = () => {
    const [typed, setTyped] = useState('');
    type = setTyped;
    useUsernameCheck(typed);
    return null;
  };
  const timers = fakeTimers();
  const view = await render(<Field />);
  for (const text of ['pan', 'pana', 'panad']) {
    await view.act(() => type(text));
    timers.advance(50);
  }
  timers.advance(349);
  assert.is(checks, 0);
  await view.act(async () => {
    timers.advance(1);
    await timers.settle();
  });
  assert.is(checks, 1);
});
