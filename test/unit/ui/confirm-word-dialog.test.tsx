import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { ConfirmWordDialog, matchesWord } from '../../../src/ui/confirm-word-dialog.tsx';
import { render } from '../../support/render.tsx';
import { sharedDialogTests } from '../../support/shared-dialog-tests.tsx';

const ignore = () => {};

const confirm = (onClose: () => void, busy = false, onConfirm = ignore) => (
  <ConfirmWordDialog
    title="Eliminar caja"
    word="Eliminar"
    action="Eliminar caja"
    busy={busy}
    onConfirm={onConfirm}
    onClose={onClose}
  />
);

sharedDialogTests('a word to be typed', {
  title: 'Eliminar caja',
  show: (onClose) => confirm(onClose),
  showBusy: (onClose) => confirm(onClose, true),
  firstFocus: 'input',
});

test('the typed word must match exactly', () => {
  assert.ok(matchesWord('Eliminar', 'Eliminar'));
  for (const typed of ['eliminar', 'ELIMINAR', 'Eliminar ', 'Elimina', '']) {
    assert.not.ok(matchesWord('Eliminar', typed), typed);
  }
});

test('the button is disabled until the word matches, and Enter submits only then', async () => {
  let confirmed = 0;
  const view = await render(confirm(ignore, false, () => confirmed++));
  const submit = () => view.find<HTMLFormElement>('form').requestSubmit();
  await view.type(view.field('Escribe'), 'eliminar');
  assert.ok(view.button('Eliminar caja').disabled);
  submit();
  assert.is(confirmed, 0);

  await view.type(view.field('Escribe'), 'Eliminar');
  assert.not.ok(view.button('Eliminar caja').disabled);
  submit();
  assert.is(confirmed, 1);
});
