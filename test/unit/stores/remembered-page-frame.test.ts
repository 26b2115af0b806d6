import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { type FrameRecord, frameRecordOf, rememberFrame } from '../../../src/stores/remembered-page-frame.ts';

const test = suite('the frame of the last page');
test.before.each(() => localStorage.clear());
test.after(() => localStorage.clear());

const frame: FrameRecord = {
  userId: 'us_1',
  menu: [{ path: '/profile', label: 'Perfil', icon: 'user' }],
  role: 'Cajero',
  showsBalance: false,
  maySend: true,
  collects: true,
  apiBaseUrl: '/api',
};

test('the next page of the same person has it, another person has none', () => {
  rememberFrame(frame);
  assert.equal(frameRecordOf('us_1'), frame);
  assert.is(frameRecordOf('us_2'), undefined);
  rememberFrame({ ...frame, showsBalance: true });
  assert.is(frameRecordOf('us_1')?.showsBalance, true);
});

test('a record that is not whole, or unreadable, is none', () => {
  const { menu: _menu, ...withoutMenu } = frame;
  const { apiBaseUrl: _url, ...withoutApi } = frame;
  for (const stored of ['{', 'null', JSON.stringify(withoutMenu), JSON.stringify(withoutApi)]) {
    localStorage.setItem('cobros.frame', stored);
    assert.is(frameRecordOf('us_1'), undefined, stored);
  }
});

test.run();
