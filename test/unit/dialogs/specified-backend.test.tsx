import { startSession } from '#stores/session.ts';
import { isSpecified } from '#test/support/specified-backend.ts';
import { faultyApi } from '../support/bad-line/faulty-api.ts';
import { closeDialogs, DIALOG, mountCase } from '../support/open-dialog-case.tsx';
import { assert, test } from '../support/render.tsx';
import { DIALOG_FAMILIES } from './all.ts';
import { ownerSession } from './dialog-case.ts';

/** Dialogs of an optional part that make several calls, or none. */
const OF_PARTS = ['second-factor', 'second-factor-off', 'recovery-codes'];

test.before.each(() => {
  const { userData, ...rest } = ownerSession();
  const { capabilities, ...specified } = userData;
  startSession({ ...rest, userData: specified });
});
test.after.each(closeDialogs);

for (const family of DIALOG_FAMILIES)
  for (const [step, one] of Object.entries(family.cases)) {
    if (OF_PARTS.includes(step) || ('call' in one && !isSpecified(one.call))) continue;
    test(`${family.name}, ${step}: a backend of the specification alone is asked for nothing else`, async () => {
      const api = faultyApi();
      Object.assign(api.responses, family.rows?.responses, one.responses);
      api.lacksParts = 404;
      const view = await mountCase(family, step, one, [], []);
      const asked = api.received.map(({ id }) => id);
      assert.equal(
        asked.filter((id) => !isSpecified(id)),
        [],
      );
      assert.ok(view.has(DIALOG));
      assert.not.match(document.body.textContent ?? '', /No existe|undefined|NaN/);
    });
  }
