import type { Failure, Result } from '@cobros/sdk';
import { object } from 'superstruct';
import { FormDialog } from '#blocks/form/form-dialog.tsx';
import { useSubmit } from '#blocks/form/use-form.ts';
import { email } from '#domain/form-rules.ts';
import { required } from '#domain/required.ts';
import { TextField } from '#ui/text-field.tsx';
import { assert, render, test } from '../../support/render.tsx';

const schema = object({ name: required(), mail: email() });
const REJECTED: Failure = {
  kind: 'answered',
  status: 400,
  title: 'Datos',
  message: 'No son válidos',
  requestId: 'id-1',
};
const fieldFailures = (...failures: [field: string, message: string][]): Failure => ({
  ...REJECTED,
  fields: failures.map(([field, message]) => ({ field, message })),
});

interface FormProps {
  send: (values: object) => Promise<Result<unknown>> | undefined;
  onDone: () => void;
}

function Form({ send, onDone }: FormProps) {
  const { form, ...call } = useSubmit(schema, { name: '', mail: '' }, send, onDone);
  return (
    <FormDialog title="Persona" form={form} call={call} onClose={() => undefined}>
      {(['name', 'mail'] as const).map((name) => (
        <TextField
          key={name}
          label={name}
          value={form.values[name]}
          onChange={(value) => form.set(name, value)}
          error={form.errors[name]}
        />
      ))}
    </FormDialog>
  );
}

async function open(answers: (Result<unknown> | Error | undefined)[] = []) {
  const sent: object[] = [];
  const gates: (() => void)[] = [];
  let done = 0;
  const send = (values: object) => {
    sent.push(values);
    const answer = answers[sent.length - 1];
    return (
      answer &&
      new Promise<Result<unknown>>((resolve, reject) =>
        gates.push(() => (answer instanceof Error ? reject(answer) : resolve(answer))),
      )
    );
  };
  const view = await render(<Form send={send} onDone={() => done++} />);
  await view.settle();
  const errorOf = (label: string) => view.description(view.field(label)) || undefined;
  return {
    ...view,
    sent,
    done: () => done,
    errors: () => [errorOf('name'), errorOf('mail')],
    answer: () => view.act(() => gates.shift()?.()),
  };
}

test('errors appear with the first submit and then follow every change; the first invalid field gets the focus', async () => {
  const { type, field, submit, errors, sent } = await open();
  await type(field('mail'), 'luna');
  assert.equal(errors(), [undefined, undefined]);
  await submit();
  assert.equal(errors(), ['Este campo es requerido', 'El correo electrónico no es válido']);
  assert.is(document.activeElement, field('name'));
  await type(field('name'), 'Lucía');
  assert.equal(errors(), [undefined, 'El correo electrónico no es válido']);
  await submit();
  assert.is(document.activeElement, field('mail'));
  await type(field('mail'), 'a@luna.gt');
  assert.equal(errors(), [undefined, undefined]);
  assert.equal(sent, []);
});

test('the server’s errors are shown at their fields until these change, those of unknown fields only in the message, and an error of the server with its code for support; success is reported once', async () => {
  const form = await open([
    undefined,
    { ok: false, failure: fieldFailures(['mail', 'Ya se usa'], ['other', 'Otro']) },
    { ok: false, failure: { ...REJECTED, status: 500 } },
    { ok: true, data: {} },
  ]);
  const { type, field, has, text, submit, answer, errors, done, sent } = form;
  await type(field('name'), 'Lucía');
  await type(field('mail'), 'a@luna.gt');
  await submit();
  assert.equal([sent.length, errors()], [1, [undefined, undefined]], 'it made no call');
  await submit();
  await submit();
  assert.equal(
    sent.slice(1),
    [{ name: 'Lucía', mail: 'a@luna.gt' }],
    'a second submit during the call sends nothing',
  );
  await answer();
  assert.equal(errors(), [undefined, 'Ya se usa']);
  assert.is(document.activeElement, field('mail'));
  assert.is(text('[role=alert]'), 'Datos: No son válidos');
  assert.equal([field('name').value, field('mail').value, done()], ['Lucía', 'a@luna.gt', 1]);
  await type(field('name'), 'Lucía R.');
  assert.equal(errors(), [undefined, 'Ya se usa']);
  await type(field('mail'), 'b@luna.gt');
  assert.equal(errors(), [undefined, undefined]);
  await submit();
  await answer();
  assert.equal(errors(), [undefined, undefined], 'the errors of the failure before are gone');
  assert.is(text('[role=alert]'), 'Datos: No son válidosCódigo de soporte: id-1');
  await submit();
  await answer();
  assert.equal([done(), has('[role=alert]')], [2, false]);
});

test('an action that throws is reported, and the form can be submitted again', async () => {
  const logged: unknown[] = [];
  window.addEventListener('error', ({ error }) => logged.push(error), { once: true });
  const broken = new Error('no file');
  const { text, type, field, submit, answer, has, done } = await open([broken, { ok: true, data: {} }]);
  await type(field('name'), 'Lucía');
  await type(field('mail'), 'a@luna.gt');
  await submit();
  await answer();
  assert.is(text('[role=alert]'), 'Error: Ocurrió un error, intente nuevamente');
  assert.equal([has('[aria-busy=true]'), done(), logged], [false, 0, [broken]]);
  await submit();
  await answer();
  assert.equal([has('[role=alert]'), done()], [false, 1]);
});
