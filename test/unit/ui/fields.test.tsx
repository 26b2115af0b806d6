import { useState } from 'react';
import { PasswordField } from '#ui/password-field.tsx';
import { PrefixedField } from '#ui/prefixed-field.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { TextField } from '#ui/text-field.tsx';
import { assert, render, test } from '../support/render.tsx';

const ignore = () => {};

test('a help text, read out after a fixed prefix, describes its field until an error replaces it', async () => {
  const field = (error?: string) => (
    <TextField label="Nombre" optional value="" onChange={ignore} help="Como en el recibo" error={error} />
  );
  const view = await render(field());
  const said = () => [
    view.text('label'),
    view.description(view.field('Nombre')),
    view.field('Nombre').getAttribute('aria-invalid'),
  ];
  assert.equal(said(), ['Nombre (opcional)', 'Como en el recibo', null]);
  await view.rerender(field('Este campo es requerido'));
  assert.equal(said(), ['Nombre (opcional)', 'Este campo es requerido', 'true']);
  await view.rerender(
    <PrefixedField label="Usuario" prefix="luna-" value="" onChange={ignore} help="Con él inicia sesión" />,
  );
  assert.is(view.description(view.field('Usuario')), 'luna- Con él inicia sesión');
});

function Limited({ prefix, type = 'text' }: { prefix?: string; type?: 'text' | 'email' }) {
  const [text, setText] = useState('');
  const field = { label: 'Nota', value: text, onChange: setText, maxLength: 5 };
  return prefix ? <PrefixedField {...field} prefix={prefix} /> : <TextField {...field} type={type} />;
}

for (const prefix of ['', 'luna-'])
  test(`a limit counts characters, typed or pasted, and existing text stays ${prefix}`, async () => {
    const view = await render(<Limited prefix={prefix} />);
    const field = view.field('Nota');
    await view.focus(field);
    await view.keys('🍞', 'b', '🍞', 'd', '🍞', 'f');
    assert.is(field.value, '🍞b🍞d🍞');
    await view.keys('Home', 'x');
    assert.equal([field.value, field.selectionStart], ['🍞b🍞d🍞', 0]);
    field.setSelectionRange(2, 5);
    await view.paste('12345');
    assert.equal([field.value, field.selectionStart], ['🍞12d🍞', 4]);
  });

test('an e-mail field, whose caret position is unknown, has its limit too', async () => {
  const view = await render(<Limited type="email" />);
  await view.type(view.field('Nota'), 'ñandú@');
  assert.is(view.field('Nota').value, 'ñandú');
});

test('a word being composed is cut when the composition ends', async () => {
  const view = await render(<Limited />);
  const field = view.field('Nota');
  await view.act(() => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, 'にほんごです');
    field.dispatchEvent(new InputEvent('input', { bubbles: true, isComposing: true }));
  });
  assert.is(field.value, 'にほんごです');
  await view.dispatch(field, new CompositionEvent('compositionend', { bubbles: true }));
  assert.is(field.value, 'にほんごで');
});

/** Browsers move the caret to the start when the type of an input changes; happy-dom does not. */
function loseCaretWithType(field: HTMLInputElement) {
  Object.defineProperty(field, 'type', {
    get: () => field.getAttribute('type'),
    set: (type: string) => {
      if (type === field.getAttribute('type')) return;
      field.setAttribute('type', type);
      field.setSelectionRange(0, 0);
    },
  });
}

test('a password can be shown and hidden again, and the focus and the caret stay', async () => {
  const view = await render(
    <PasswordField label="Contraseña" value="Cobros2026" onChange={ignore} autoComplete="current-password" />,
  );
  const field = view.field('Contraseña');
  loseCaretWithType(field);
  await view.focus(field);
  field.setSelectionRange(3, 5);
  assert.is(field.type, 'password');

  await view.clickButton('Mostrar contraseña');
  assert.is(field.type, 'text');
  assert.is(view.button('Ocultar contraseña').getAttribute('aria-pressed'), 'true');
  assert.equal([field.selectionStart, field.selectionEnd], [3, 5]);
  assert.is(document.activeElement, field);

  await view.clickButton('Ocultar contraseña');
  assert.is(field.type, 'password');
});

test('a select has its placeholder first; one whose options are loading says so and is disabled', async () => {
  const select = (loading: boolean, placeholder?: string) => (
    <SelectField
      label="Ciudad"
      placeholder={placeholder}
      options={[
        { value: '1', label: 'Xela' },
        { value: '2', label: 'Cobán', disabled: true },
      ]}
      value="1"
      onChange={ignore}
      loading={loading}
      error="Este campo es requerido"
    />
  );
  const view = await render(select(true, 'Elige una ciudad'));
  assert.equal([view.options('Ciudad')[0], view.field('Ciudad').disabled], ['Cargando', true]);
  await view.rerender(select(false, 'Elige una ciudad'));
  assert.equal(view.options('Ciudad'), ['Elige una ciudad', 'Xela', 'Cobán']);
  assert.equal([view.field('Ciudad').value, view.text('option:disabled')], ['1', 'Cobán']);
  assert.is(view.description(view.field('Ciudad')), 'Este campo es requerido');
  await view.rerender(select(false));
  assert.equal(view.options('Ciudad'), ['Xela', 'Cobán']);
});
