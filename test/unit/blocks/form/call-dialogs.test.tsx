import type { Result } from '@cobros/sdk';
import { ChangeDefaultDialog } from '#blocks/form/change-default-dialog.tsx';
import { ClosingTypeDialog } from '#blocks/form/closing-type-dialog.tsx';
import type { ClosingConfig } from '#domain/closing-config.ts';
import { message } from '#stores/messages.ts';
import { assert, render, test } from '../../support/render.tsx';

async function open(saved: ClosingConfig) {
  const saves: ClosingConfig[] = [];
  let closes = 0;
  const view = await render(
    <ClosingTypeDialog
      username="tiendaluna-centro"
      saved={saved}
      save={async (config) => {
        saves.push(config);
        return { ok: true, data: {} };
      }}
      onClose={() => closes++}
    />,
  );
  const save = async () => {
    await view.clickButton('Guardar');
    await view.settle();
  };
  const hour = () => view.find<HTMLSelectElement>('select[aria-label="Hora de cierre"]');
  return { ...view, saves, closes: () => closes, save, hour };
}

test('an automatic closing needs an hour, and a missing one is asked for', async () => {
  const { click, type, field, find, has, hour, save, saves } = await open({
    closingType: 'manual',
    closingTime: null,
  });
  assert.ok(hour().disabled, 'a manual closing has no hour');
  await click(field('Automático'));
  assert.not.ok(has('[aria-invalid]'), 'it was not tried yet');
  await save();
  assert.equal(saves, []);
  assert.match(find('[role=radiogroup][aria-invalid=true]').textContent ?? '', 'Este campo es requerido');
  await type(hour(), '0');
  assert.not.ok(has('[aria-invalid]'));
  await save();
  assert.equal(saves, [{ closingType: 'automatic', closingTime: 0 }]);
});

test('every hour of the day can be chosen; unchanged settings are not saved again, and the dialog closes as if they were', async () => {
  const { hour, save, saves, closes } = await open({ closingType: 'automatic', closingTime: 9 });
  assert.is(hour().value, '9');
  const hours = [...hour().options].map(({ value, textContent }) => `${value} ${textContent}`);
  assert.equal([hours[0], hours[1], hours[10], hours.at(-1)], [' Hora', '0 00:00', '9 09:00', '23 23:00']);
  await save();
  assert.equal([saves, closes()], [[], 1]);
  assert.is(message.value?.text, 'Se actualizo con éxito');
});

/** A call whose response the test provides. */
function call() {
  const answers: ((result: Result<unknown>) => void)[] = [];
  const make = () => new Promise<Result<unknown>>((resolve) => answers.push(resolve));
  return { make, answers };
}

const changeDefault = (
  save: () => Promise<Result<unknown>>,
  onClose: () => void,
  current?: string | null,
) => <ChangeDefaultDialog title="Predeterminada" subtitle="" next="Sur" {...{ current, save, onClose }} />;

test('the current default, or Ninguna, is shown beside the new one; until it is known, only the new one is shown', async () => {
  const facts = async (current: string | null | undefined) => {
    const view = await render(changeDefault(call().make, () => undefined, current));
    return view.text('dl');
  };
  assert.is(await facts('Centro'), 'Predeterminada ahoraCentroNueva predeterminadaSur');
  assert.is(await facts(null), 'Predeterminada ahoraNingunaNueva predeterminadaSur');
  assert.is(await facts(undefined), 'Nueva predeterminadaSur');
});
