import { description } from '#sandbox/ground/contract/described-operations.ts';
import { BRANCHES } from '#sandbox/places/imports/branch-rows.ts';
import { CASHIERS } from '#sandbox/places/imports/cashier-rows.ts';
import { assert, test } from '../support/test.ts';

const { CreateBranchContent, CreateBranchAdminContent, CreateCashierContent } =
  description.components.schemas;
const adminFields = Object.keys(CreateBranchAdminContent.properties).map((name) => `admin.${name}`);

/** Fields without a column: the same for all rows, or named otherwise by the row. */
const NOT_ASKED = ['admin', 'admin.notificationMethod', 'businessId'];

for (const [{ kind, columns }, fields] of [
  [BRANCHES, [...Object.keys(CreateBranchContent.properties), ...adminFields]],
  [CASHIERS, Object.keys(CreateCashierContent.properties)],
] as const)
  test(`${kind}: every field that they are created with is a column of their sheet`, () => {
    const asked = new Set(columns.map(({ field }) => field));
    assert.equal(
      fields.filter((field) => !asked.has(field) && !NOT_ASKED.includes(field)),
      [],
    );
  });
