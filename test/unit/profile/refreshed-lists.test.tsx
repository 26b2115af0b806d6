import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import {
  changePassword,
  disableSecondFactor,
  renewRecoveryCodes,
} from '../../../src/screens/profile/own-access-operations.ts';
import {
  confirmEmailChange,
  renameBranch,
  renameOwnUser,
} from '../../../src/screens/profile/profile-operations.ts';
import { clearMessage } from '../../../src/stores/messages.ts';
import { forgetResources, useResource } from '../../../src/stores/resource.ts';
import { startSession } from '../../../src/stores/session.ts';
import { branch } from '../../fixtures/branch.ts';
import { session } from '../../fixtures/session.ts';
import { failureResponse, successResponse } from '../../support/envelope-responses.ts';
import { render } from '../../support/render.tsx';
import { stubbedApi } from '../../support/stubbed-api.ts';

const test = suite('lists that a change in Perfil reads again');

test.before.each(() => {
  forgetResources();
  clearMessage();
  startSession(session());
});
test.after.each(clearMessage);

const LISTS = ['branches', 'cashiers', 'own-sessions', 'second-factor'];
const PROOF = { password: 'Cobros#2026', code: '123456' };
const PASSWORDS = { currentPassword: 'Cobros#2026', password1: 'Nueva#2026', password2: 'Nueva#2026' };
const PLACES = ['branches', 'cashiers'];

const CHANGES: [what: string, change: () => Promise<unknown>, lists: string[]][] = [
  ['the own name', () => renameOwnUser('us_caja1', { name: 'Caja 9' }), PLACES],
  ['the name of the branch', () => renameBranch('br_centro', { name: 'Norte' }), PLACES],
  ['the e-mail address', () => confirmEmailChange('123456'), PLACES],
  ['the password', () => changePassword(PASSWORDS), ['own-sessions']],
  ['the recovery codes', () => renewRecoveryCodes(PROOF), ['second-factor']],
  ['turning the second factor off', () => disableSecondFactor(PROOF), ['second-factor']],
];

function Reader({ list, read }: { list: string; read: string[] }) {
  useResource(list, async () => {
    read.push(list);
    return { ok: true, data: list };
  });
  return null;
}

async function listsReadBy(change: () => Promise<unknown>): Promise<string[]> {
  const read: string[] = [];
  const view = await render(LISTS.map((list) => <Reader key={list} list={list} read={read} />));
  read.length = 0;
  await view.act(async () => void (await change()));
  await view.unmount();
  return read;
}

for (const [what, change, lists] of CHANGES) {
  test(`${what}: ${lists.join(' and ')}, and nothing after a failure`, async () => {
    const paths = [
      'users/v3/modify',
      'branch/v3/update',
      'users/v3/profile/validate-email-change',
      'auth/v3/change_password',
      'users/v3/profile/second-factor/recovery-codes',
      'users/v3/profile/second-factor/disable',
    ];
    let rejected = false;
    const respond = () =>
      rejected
        ? failureResponse(422, { title: 'No', message: 'No' })
        : successResponse({ recoveryCodes: [] });
    stubbedApi({
      ...Object.fromEntries(paths.map((path) => [path, respond])),
      'branch/v3/list': () => successResponse({ branches: [branch()] }),
    });
    assert.equal(await listsReadBy(change), lists);
    rejected = true;
    forgetResources();
    assert.equal(await listsReadBy(change), []);
  });
}

test.run();
