import { type Operation, operations } from '#sandbox/ground/contract/described-operations.ts';
import type { OperationId } from '#sandbox/ground/contract/operation-types.ts';
import { type Schema, schemaAt } from '../../support/described-schema.ts';

export const MISSING_IDS = {
  branch: 'br_0000000000000000',
  branchAdmin: 'us_0000000000000000',
  cashier: 'us_0000000000000000',
  member: 'us_0000000000000000',
  transaction: 'tx_0000000000000000',
  closing: 'cl_0000000000000000',
  delivery: 'wd_0000000000000000',
  session: 'se_0000000000000000',
  device: 'pd_0000000000000000',
  request: 'rr_0000000000000000',
  ownersRequest: 'rr_0000000000000000',
};

/** An object of each kind that a call can name. */
export type Objects = typeof MISSING_IDS;

/** The kind of object that a field names; of fields of several kinds by the area of the call. */
const KIND_OF_FIELD: Record<string, keyof Objects | Record<string, keyof Objects>> = {
  businessBranchId: 'branch',
  businessUserId: 'cashier',
  transactionId: 'transaction',
  requestId: 'request',
  closingId: 'closing',
  deliveryId: 'delivery',
  userId: { cashiers: 'cashier', administrativeUsers: 'member' },
  id: { branches: 'branch', cashiers: 'cashier' },
};

const page = { pageProperties: { currentPage: 1, pageSize: 10 } };
/** Values of other fields that calls require. */
const REQUIRED: Record<string, unknown> = {
  ...page,
  startDate: '2026-01-01T06:00:00.000Z',
  endDate: '2026-01-31T06:00:00.000Z',
  startDay: '2026-01-01',
  endDay: '2026-01-31',
  period: 'today',
  friUserId: 'au_maria',
  amount: 1,
  reason: 'Se repitió',
};

const webhook = {
  notificationMethod: 'webhook',
  notificationMethodId: '2',
  webhookURL: 'https://shop.example',
  webhookAPIKey: '',
  webhookAPIKeyHeader: '',
};
const person = { name: 'Ana', emailAddress: 'ana@luna.gt' };
const branch = { name: 'Nueva', address: 'Zona 2', referenceId: 'C9', regionId: 'gt-01-01-z2' };
const cashierData = { ...person, username: 'tiendaluna-centro-nueva', referenceId: 'C9' };

const sheet = {
  kind: 'cashiers',
  data: Buffer.from('Sucursal;Caja;Usuario;Correo;Referencia\n;Nueva;nueva;;C9\n').toString('base64'),
};

type Content = (ids: Objects, own: Objects) => object;
const inBranch = ({ branch }: Objects) => ({ businessBranchId: branch });
const cashierSetting = ({ cashier }: Objects) => ({ ...webhook, ownerId: cashier, level: 'BusinessUser' });

/** Each call that needs more than the fields above, with each object that it can name; `own` has the caller's objects. */
const CONTENTS: Partial<Record<OperationId, readonly Content[]>> = {
  'profile.updatePush': [({ device }) => ({ id: device, showsText: true })],
  'profile.unsubscribePush': [({ device }) => ({ id: device })],
  'profile.closeSession': [({ session }) => ({ id: session })],
  'transactions.withdrawRefundRequest': [({ ownersRequest }) => ({ requestId: ownersRequest })],
  'transactions.markDistinct': [
    ({ transaction }, own) => ({ transactionId: transaction, paymentId: own.transaction }),
    ({ transaction }, own) => ({ transactionId: own.transaction, paymentId: transaction }),
  ],
  'transactions.assignPayment': [
    ({ transaction }) => ({ transactionId: transaction, businessUserId: 'us_caja1' }),
    ({ cashier }, own) => ({ transactionId: own.transaction, businessUserId: cashier }),
  ],
  'cashiers.create': [(ids) => ({ ...cashierData, ...inBranch(ids) })],
  'cashiers.modify': [({ cashier }) => ({ userId: cashier, name: 'Caja' })],
  'cashiers.setChildren': [
    ({ cashier }) => ({ businessUserId: cashier, businessUserChildren: [] }),
    ({ cashier }) => ({ businessUserId: 'us_caja3', businessUserChildren: [cashier] }),
  ],
  'cashiers.setClosingConfig': [
    ({ cashier }) => ({ level: 'BusinessUser', ownerId: cashier, closingType: 'manual' }),
    ({ branchAdmin }) => ({ level: 'BusinessBranch', ownerId: branchAdmin, closingType: 'manual' }),
  ],
  'cashiers.setClosingLock': [({ cashier }) => ({ businessUserId: cashier, closingLocked: false })],
  'imports.preview': [(ids) => ({ ...sheet, ...inBranch(ids) })],
  'imports.create': [(ids) => ({ ...sheet, ...inBranch(ids) })],
  'imports.downloadSheet': [
    (ids) => ({ kind: 'cashiers', rows: 'existing', format: 'csv', ...inBranch(ids) }),
  ],
  'imports.downloadAccessSheets': [({ cashier }) => ({ userIds: [cashier] })],
  'notifications.change': [cashierSetting],
  'notifications.test': [cashierSetting],
  'notifications.listDeliveries': [({ cashier }) => ({ ...page, ownerId: cashier, level: 'BusinessUser' })],
  'branches.update': [({ branch: id }) => ({ ...branch, id })],
  'branches.setClosingEmails': [(ids) => ({ ...inBranch(ids), emails: [] })],
  'administrativeUsers.update': [({ member }) => ({ ...person, userId: member, roleId: 'ro_supervisor' })],
};

// A sign-up has no session, and signing out ends the session in the header, whatever the content names.
const NAMELESS = /^(signUp\.|auth\.signOut$)/;
const NAMES =
  /^(id|userIds|(transaction|request|closing|delivery|businessBranch|businessUser|user|owner)Id)$/;

/** The fields of a call's content, each with true if it is required. */
function fieldsOf({ bodySchema }: Operation): Map<string, boolean> {
  const named = ({
    $ref,
    allOf = [],
    properties = {},
    required = [],
  }: Schema): Required<Pick<Schema, 'properties' | 'required'>> => {
    const parts = [...($ref ? [schemaAt($ref.slice(1))] : []), ...allOf].map(named);
    return {
      properties: Object.assign({}, ...parts.map((part) => part.properties), properties),
      required: [...parts.flatMap((part) => part.required), ...required],
    };
  };
  if (bodySchema === null) return new Map();
  const { properties, required } = named(named(schemaAt(bodySchema)).properties.requestContent ?? {});
  return new Map(Object.keys(properties).map((name) => [name, required.includes(name)]));
}

/** Every call that names an object. */
const naming = operations.filter(
  (operation) =>
    !NAMELESS.test(operation.id) && [...fieldsOf(operation).keys()].some((name) => NAMES.test(name)),
);

/** The contents by the description: with the id that the call requires, or with each that it accepts if it requires none. */
function describedContents(operation: Operation): readonly Content[] {
  const fields = fieldsOf(operation);
  const required = [...fields].filter(([, isRequired]) => isRequired).map(([name]) => name);
  const others = required.filter((name) => !NAMES.test(name));
  const ids = [...fields.keys()].filter((name) => NAMES.test(name));
  const requiredIds = ids.filter((name) => required.includes(name));
  const kinds = (requiredIds.length > 0 ? requiredIds : ids).map((name) => {
    const kind = KIND_OF_FIELD[name];
    return { name, kind: typeof kind === 'object' ? kind[operation.id.split('.')[0] ?? ''] : kind };
  });
  if (requiredIds.length > 1 || others.some((name) => !(name in REQUIRED))) return [];
  const rest = Object.fromEntries(others.map((name) => [name, REQUIRED[name]]));
  return kinds.flatMap(({ name, kind }) =>
    kind === undefined ? [] : [(objects: Objects) => ({ ...rest, [name]: objects[kind] })],
  );
}

const endsObject = ({ id }: Operation) => /\.(remove|closeSession)$/.test(id);

/** Each call with its contents. Last are those after which the object is gone, such as a session with the notices of its device. */
export const CALLS_WITH_OBJECT_IDS = [...naming]
  .sort((one, other) => Number(endsObject(one)) - Number(endsObject(other)))
  .map((operation) => ({ operation, contents: CONTENTS[operation.id] ?? describedContents(operation) }));
