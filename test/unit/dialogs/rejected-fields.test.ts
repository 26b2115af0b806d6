import { faultyApi } from '../support/bad-line/faulty-api.ts';
import {
  closeDialogs,
  DIALOG,
  describedBy,
  lineIsBack,
  openCase,
  press,
  signInAsOwner,
  typedIn,
} from '../support/open-dialog-case.tsx';
import { assert, test } from '../support/test.ts';
import { DIALOG_FAMILIES } from './all.ts';
import { type DialogFamily, fillInView, type WritingDialogCase } from './dialog-case.ts';

test.before.each(signInAsOwner);
test.after.each(closeDialogs);

/** Checks that what the server says about a field is shown there until it is changed, and that what was typed stays. */
async function submitRejected(family: DialogFamily, step: string, one: WritingDialogCase) {
  const api = faultyApi();
  Object.assign(api.responses, family.rows?.responses, one.responses);
  const view = await openCase(family, step, one, api);
  await lineIsBack(api, view);
  await fillInView(view, one.fill);
  const typed = typedIn(view);
  const rejects = Object.entries(one.rejects ?? {});
  api.rejection = {
    of: one.call,
    fields: rejects.map(([label, field]) => ({ field, message: `No sirve: ${label}` })),
  };
  await press(view, one.button);
  const fields = rejects.map(([label]) => view.field(label));
  await view.until(() => document.activeElement === fields[0]);
  assert.is(document.activeElement, fields[0]);
  assert.equal(typedIn(view), typed);
  for (const [index, field] of fields.entries()) {
    const [label = ''] = rejects[index] ?? [];
    assert.match(describedBy(field), `No sirve: ${label}`);
    assert.is(field.getAttribute('aria-invalid'), 'true', label);
    await view.type(field, field.tagName === 'SELECT' ? field.value : `${field.value}${'x'.repeat(2100)}`);
    // Usernames and passwords say that they are too long instead.
    const isLimited = /Usuario|[Cc]ontraseña/.test(label) || field.value.length <= 2000;
    assert.ok(isLimited, `${label} takes any number of letters`);
    assert.not.match(describedBy(field), 'No sirve');
  }
  assert.is(family.modal.current.peek().step, step, 'it closed');
}

for (const family of DIALOG_FAMILIES)
  for (const [step, one] of Object.entries(family.cases))
    if (!('none' in one) && one.rejects)
      test(`${family.name}, ${step}: a field that the server rejects says why, keeps its text and has the focus`, () =>
        submitRejected(family, step, one));

/** The texts of a call's content by the server's name of their field, such as `admin.name`. */
function textsOf(content: object, above = ''): [field: string, text: string][] {
  return Object.entries(content).flatMap(([name, value]) => {
    const field = above + name;
    if (typeof value === 'string') return [[field, value] as [string, string]];
    return value && typeof value === 'object' && !Array.isArray(value) ? textsOf(value, `${field}.`) : [];
  });
}

/** Lets the server reject every text that was typed into the dialog or chosen there, and finds those that no field shows. */
async function submitAllRejected(family: DialogFamily, step: string, one: WritingDialogCase) {
  const api = faultyApi();
  Object.assign(api.responses, family.rows?.responses, one.responses);
  const view = await openCase(family, step, one, api);
  await lineIsBack(api, view);
  await fillInView(view, one.fill);
  const inputs = () => view.findAll(`:is(${DIALOG}) :is(input, select, textarea)`) as HTMLInputElement[];
  const typed = new Set(inputs().map(({ value }) => value.trim()));
  api.rejection = { of: one.call, fields: [] };
  await press(view, one.button);
  const sent = () => api.received.filter(({ id }) => id === one.call);
  await view.until(() => sent().length > 0);
  const content = JSON.parse(sent()[0]?.content || '{}');
  const fields = textsOf(content).filter(([, text]) => text !== '' && typed.has(text));
  if (fields.length === 0) return;
  api.rejection = { of: one.call, fields: fields.map(([field]) => ({ field, message: `No: ${field}.` })) };
  await press(view, one.button);
  const shows = (field: string) => inputs().some((input) => describedBy(input).includes(`No: ${field}.`));
  await view.until(() => fields.some(([field]) => shows(field)));
  const hidden = fields.map(([field]) => field).filter((field) => !shows(field));
  assert.equal(hidden, [], 'the form has other names for them: see renameFailureFields');
}

for (const family of DIALOG_FAMILIES)
  for (const [step, one] of Object.entries(family.cases))
    if (!('none' in one) && one.fill && !one.sendsItself)
      test(`${family.name}, ${step}: each text that the server rejects is said at its field`, () =>
        submitAllRejected(family, step, one));
