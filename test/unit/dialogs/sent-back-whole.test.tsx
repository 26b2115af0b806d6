import { description, operations } from '#sandbox/ground/contract/described-operations.ts';
import type { OperationId } from '#sandbox/ground/contract/operation-types.ts';
import { faultyApi } from '../support/bad-line/faulty-api.ts';
import { closeDialogs, mountCase, press, signInAsOwner } from '../support/open-dialog-case.tsx';
import { assert, test } from '../support/render.tsx';
import { DIALOG_FAMILIES } from './all.ts';
import { fillInView } from './dialog-case.ts';

interface Schema {
  $ref?: string;
  description?: string;
  properties?: Record<string, Schema>;
  allOf?: Schema[];
}

const schemas = description.components.schemas as Record<string, Schema>;

/** The things with settings, as lists and the session show them. */
const THINGS = ['Branch', 'BranchAdmin', 'Cashier', 'AdministrativeUser', 'SessionUser'];

const resolved = (schema: Schema): Schema =>
  schema.$ref ? (schemas[schema.$ref.split('/').at(-1) ?? ''] ?? {}) : schema;

function propertiesOf(schema: Schema): string[] {
  const { properties = {}, allOf = [] } = resolved(schema);
  return [...Object.keys(properties), ...allOf.flatMap(propertiesOf)];
}

function contentOf(id: OperationId): Schema {
  const pointer = operations.find((one) => one.id === id)?.bodySchema ?? '';
  const body = pointer
    .split('/')
    .slice(1)
    .reduce<unknown>(
      (part, key) => (part as Record<string, unknown>)[key.replaceAll('~1', '/').replaceAll('~0', '~')],
      description,
    );
  return resolved(resolved(body as Schema).properties?.requestContent ?? {});
}

const ID = /^(id|.*Id)$/;
const NAMES_WHOM = /^(id|userId|ownerId|businessUserId)$/;

/** The properties that a call replaces together: those of its content that a thing is read with. */
function replacedBy(id: OperationId): readonly string[] {
  const content = contentOf(id);
  const sent = propertiesOf(content);
  const [read = []] = THINGS.map((thing) => propertiesOf({ $ref: thing }))
    .map((properties) => sent.filter((name) => properties.includes(name)))
    .sort((one, other) => other.length - one.length);
  const changesOne = sent.some((name) => NAMES_WHOM.test(name)) && read.some((name) => !ID.test(name));
  const keepsAbsent = content.description?.startsWith('Absent fields');
  return changesOne && !keepsAbsent ? read : [];
}

test.before.each(signInAsOwner);
test.after.each(closeDialogs);

/** Those of the dialogs below, and two that save no setting. */
const covered = new Set<OperationId>(['notifications.test', 'auth.signOut']);
for (const family of DIALOG_FAMILIES)
  for (const [step, one] of Object.entries(family.cases)) {
    if (!('call' in one)) continue;
    const replaced = replacedBy(one.call);
    if (replaced.length === 0) continue;
    covered.add(one.call);
    test(`${family.name}, ${step}: everything that was read and can be changed is sent back`, async () => {
      const api = faultyApi();
      Object.assign(api.responses, family.rows?.responses, one.responses);
      const view = await mountCase(family, step, one, [], []);
      await fillInView(view, one.fill);
      await press(view, one.button);
      await view.loaded();
      const sent = JSON.parse(api.received.find(({ id }) => id === one.call)?.content ?? '{}');
      assert.equal(
        replaced.filter((name) => !(name in sent)),
        [],
      );
    });
  }

test('every call that replaces a thing is made by one of these dialogs', () => {
  const replacing = operations.filter(({ id, readOnly }) => !readOnly && replacedBy(id).length > 0);
  assert.equal(
    replacing.map(({ id }) => id).filter((id) => !covered.has(id)),
    [],
  );
});
