import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { COUNTRIES } from '../../../src/domain/phone.ts';
import { PhoneNumberDialog } from '../../../src/screens/profile/profile-change-dialogs.tsx';
import { startSession } from '../../../src/stores/session.ts';
import { session } from '../../fixtures/session.ts';
import { render } from '../../support/render.tsx';

for (const [saved, more] of [
  ['502', []],
  ['999', ['+999']],
] as const) {
  test(`for a phone number of +${saved} the usual countries and its own one are offered`, async () => {
    const { userData } = session();
    startSession(
      session({
        userData: { ...userData, user: { ...userData.user, countryCode: saved, phoneNumber: '5555' } },
      }),
    );
    const view = await render(<PhoneNumberDialog />);
    const options = view.texts('select option');
    assert.equal(options, [...more, ...COUNTRIES.map(({ code, name }) => `+${code} ${name}`)]);
    assert.is(view.find<HTMLSelectElement>('select').value, saved);
  });
}
