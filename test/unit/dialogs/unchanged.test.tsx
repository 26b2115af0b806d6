import { message } from '#stores/messages.ts';
import { faultyApi } from '../support/bad-line/faulty-api.ts';
import { closeDialogs, mountCase, press, signInAsOwner } from '../support/open-dialog-case.tsx';
import { assert, test } from '../support/render.tsx';
import { DIALOG_FAMILIES } from './all.ts';

/** The dialogs that begin with what is saved. */
const SETTINGS: Record<string, readonly string[]> = {
  cashier: ['edit', 'notifications', 'closing-type', 'closing-block', 'child-cashiers'],
  branch: ['edit', 'closing-type', 'notifications'],
  'administrative-user': ['edit', 'second-factor-roles'],
  profile: ['business-name', 'name', 'branch-name', 'closing-count'],
};

test.before.each(signInAsOwner);
test.after.each(closeDialogs);

for (const family of DIALOG_FAMILIES)
  for (const step of SETTINGS[family.name] ?? [])
    test(`${family.name}, ${step}: saved without a change, it sends nothing and ends as a change does`, async () => {
      const one = family.cases[step];
      assert.ok(one && 'call' in one);
      const api = faultyApi();
      Object.assign(api.responses, family.rows?.responses, one.responses);
      const view = await mountCase(family, step, one, [], []);
      await press(view, undefined);
      await view.loaded();
      assert.equal(
        api.received.filter(({ id }) => id === one.call),
        [],
      );
      assert.is(family.modal.current.peek().step, 'none');
      assert.is(message.value?.kind, 'success');
      if (family.name !== 'profile' && step.startsWith('closing'))
        assert.equal(
          [message.value?.title, message.value?.text],
          ['La configuración de cierre', 'Se actualizo con éxito'],
        );
    });

test('every table of dialogs has its settings here', () => {
  assert.equal(
    Object.keys(SETTINGS).filter((name) => !DIALOG_FAMILIES.some((family) => family.name === name)),
    [],
  );
});
