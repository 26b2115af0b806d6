import { type Operation, operations } from '#ground/contract/described-operations.ts';
import type { OperationId } from '#ground/contract/operation-types.ts';
import type { Permission, UserType } from './user-permissions.ts';

/** Requirements that a call's session must meet. */
export interface SessionRequirement {
  access: 'session';
  /** The caller needs all permissions of one of these; with an empty one, a session is enough. */
  anyOf: readonly (readonly Permission[])[];
  /** The types of user that may make the call; if undefined, every type. */
  types: readonly UserType[] | undefined;
  /**
   * Set if the call changes something that has no permission of its own. Read-only administrative users (Supervisor,
   * Contabilidad) may not make it; they are recognized by not having `cashier_manage`.
   */
  changes: boolean;
  /** Set if the call is allowed while the user has a one-time password; other calls are not. */
  beforePasswordChange: boolean;
  /** Set if the call is allowed while the user must still set up a second factor; other calls are not. */
  beforeEnrollment: boolean;
}

type OpenRequirement = { access: 'public' | 'captcha' };
export type Requirement = OpenRequirement | SessionRequirement;

/** Calls that need no session. The types of the handlers depend on them; a contract test compares them with the description. */
const OPEN = [
  'auth.signIn',
  'auth.completeSignIn',
  'passwordRecoveries.requestCode',
  'passwordRecoveries.recover',
  'signUp.getCaptchaChallenge',
  'signUp.listStates',
  'signUp.listCities',
  'signUp.listBanks',
  'signUp.checkUsername',
  'signUp.uploadDocument',
  'signUp.registerFundSource',
  'signUp.create',
] as const satisfies readonly OperationId[];

export type OpenOperationId = (typeof OPEN)[number];

const BEFORE_PASSWORD_CHANGE: readonly OperationId[] = [
  'auth.signOut',
  'auth.renewSession',
  'auth.changePassword',
];
const BEFORE_ENROLLMENT: readonly OperationId[] = [
  ...BEFORE_PASSWORD_CHANGE,
  'secondFactor.getStatus',
  'secondFactor.beginEnrollment',
  'secondFactor.confirmEnrollment',
];

type Requirements = {
  [Id in OperationId]: Id extends OpenOperationId ? OpenRequirement : SessionRequirement;
};

/** The callers that may make each call, by `security` and `x-callers` of the description. */
export const requirements = Object.fromEntries(
  operations.map((operation) => [operation.id, requirementOf(operation)]),
) as Requirements;

function requirementOf({ id, security, callers }: Operation): Requirement {
  if (security.length === 0) return { access: 'public' };
  if (security.some((scheme) => 'captcha-token' in scheme)) return { access: 'captcha' };
  return {
    access: 'session',
    anyOf: security.map(({ session = [] }) => session),
    types: callers.types,
    changes: callers.readOnly === false,
    beforePasswordChange: BEFORE_PASSWORD_CHANGE.includes(id),
    beforeEnrollment: BEFORE_ENROLLMENT.includes(id),
  };
}

/** True if a person of this type with these permissions meets the requirement. */
export function allows(
  { anyOf, types, changes }: SessionRequirement,
  caller: { type: UserType; permissions: ReadonlySet<Permission> },
): boolean {
  if (types && !types.includes(caller.type)) return false;
  if (changes && caller.type === 'admin' && !caller.permissions.has('cashier_manage')) return false;
  return anyOf.some((permissions) => permissions.every((permission) => caller.permissions.has(permission)));
}
