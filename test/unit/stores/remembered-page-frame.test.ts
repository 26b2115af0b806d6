import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { type FrameRecord, frameRecordOf, rememberFrame } from '../../../src/stores/remembered-page-frame.ts';
import { branchAdminSession, storedSession } from '../../fixtures/session.ts';

const frame: FrameRecord = {
  userId: 'us_caja1',
  menu: [{ path: '/profile', label: 'Perfil', icon: 'user' }],
  role: 'Cajero',
  showsBalance: false,
  maySend: true,
  collects: true,
  apiBaseUrl: '/api',
};

test('the stored layout is used for the same person, but not for another', () => {
  rememberFrame(frame);
  assert.equal(frameRecordOf(storedSession()), frame);
  assert.is(frameRecordOf(storedSession({ userData: branchAdminSession().userData })), undefined);
  rememberFrame({ ...frame, showsBalance: true });
  assert.is(frameRecordOf(storedSession())?.showsBalance, true);
});

test('no layout is used while a one-time password must be changed or a second factor set up', () => {
  rememberFrame(frame);
  for (const asked of [{ mustChangePassword: true }, { mustEnrollSecondFactor: true } as const])
    assert.is(frameRecordOf(storedSession(asked)), undefined, Object.keys(asked)[0]);
});

test('an incomplete or unreadable layout is ignored', () => {
  const { menu: _menu, ...withoutMenu } = frame;
  const { apiBaseUrl: _url, ...withoutApi } = frame;
  for (const text of ['{', 'null', JSON.stringify(withoutMenu), JSON.stringify(withoutApi)]) {
    localStorage.setItem('cobros.frame', text);
    assert.is(frameRecordOf(storedSession()), undefined, text);
  }
});
