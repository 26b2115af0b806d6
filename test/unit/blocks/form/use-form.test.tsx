import type { Failure, Result } from '@cobros/sdk';
import { object } from 'superstruct';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { FormDialog } from '../../../../src/blocks/form/form-dialog.tsx';
import { renameFailureFields } from '../../../../src/blocks/form/rename-failure-fields.ts';
import { useSubmit } from '../../../../src/blocks/form/use-form.ts';
import { email, required } from '../../../../src/domain/form-rules.ts';
import { TextField } from '../../../../src/ui/text-field.tsx';
import { render } from '../../../support/render.tsx';

const schema = object({ name: required(), mail: email() });
const REJECTED: Failure = { kind: 'answered', status: 400, title: 'Datos', message: 'No son válidos' };
const fieldFailures = (...failures: [field: string, message: string][]): Failure => ({
  ...REJECTED,
  fields: failures.map(([field, message]) => ({ field, message })),
});

interface FormProps {
  send: (values: object) => Promise<Result<unknown>> | undefined;
  onDone: () => void;
}

function Form({ send, onDone }: FormProps) {
  const { form, busy, failure } = useSubmit(schema, { name: '', mail: '' }, send, onDone);
  return (
    <FormDialog title="Persona" form={form} busy={busy} failure={failure} onClose={() => undefined}>
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

async function open(answers: (Result<unknown> | undefined)[] = []) {
  const sent: object[] = [];
  const gates: (() => void)[] = [];
  let done = 0;
  const send = (values: object) => {
    sent.push(values);
    const answer = answers[sent.length - 1];
    return answer && new Promise<Result<unknown>>((resolve) => gates.push(() => resolve(answer)));
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

async function filled(answers: (Result<unknown> | undefined)[]) {
  const form = await open(answers);
  await form.type(form.field('name'), 'Lucía');
  await form.type(form.field('mail'), 'a@luna.gt');
  return form;
}

test('a second submit during the call sends nothing, and success is reported once', async () => {
  const { submit, answer, sent, done, has } = await filled([{ ok: true, data: {} }]);
  await submit();
  await submit();
  assert.equal([sent, done()], [[{ name: 'Lucía', mail: 'a@luna.gt' }], 0]);
  await answer();
  assert.equal([done(), has('[role=alert]')], [1, false]);
});

test('the server’s errors are shown at their fields until these change, and those of unknown fields in the message only', async () => {
  const { type, field, find, submit, answer, errors, done } = await filled([
    { ok: false, failure: fieldFailures(['mail', 'Ya se usa'], ['other', 'Otro']) },
    { ok: false, failure: REJECTED },
  ]);
  await submit();
  await answer();
  assert.equal(errors(), [undefined, 'Ya se usa']);
  assert.is(document.activeElement, field('mail'));
  assert.is(find('[role=alert]').textContent, 'Datos: No son válidos');
  assert.equal([field('name').value, field('mail').value, done()], ['Lucía', 'a@luna.gt', 0]);
  await type(field('name'), 'Lucía R.');
  assert.equal(errors(), [undefined, 'Ya se usa']);
  await type(field('mail'), 'b@luna.gt');
  assert.equal(errors(), [undefined, undefined]);
  await submit();
  await answer();
  assert.equal(errors(), [undefined, undefined], 'the errors of the failure before are gone');
});

test('after a submit that made no call, the form can be submitted again', async () => {
  const { submit, answer, sent, has } = await filled([undefined, { ok: true, data: {} }]);
  await submit();
  await submit();
  await answer();
  assert.equal([sent.length, has('[role=alert]')], [2, false]);
});

test('the API’s field names are mapped to those of the form', () => {
  const renamed = (failure: Failure) => renameFailureFields(failure, { emailAddress: 'mail' });
  assert.equal(
    renamed(fieldFailures(['emailAddress', 'Ya se usa'], ['name', 'Es corto'])),
    fieldFailures(['mail', 'Ya se usa'], ['name', 'Es corto']),
  );
  assert.equal(renamed(REJECTED), REJECTED);
});
