import { type Operation, operations } from '../contract/described-operations.ts';
import type { OperationId } from '../contract/operation-types.ts';
import type { Permission, UserType } from './user-permissions.ts';

/** Requirements of a call on its caller. */
export interface SessionRequirement {
  access: 'session';
  /** The caller needs all permissions of one of these; an empty one: a session is enough. */
  anyOf: readonly (readonly Permission[])[];
  /** Allowed types of user; undefined: every type. */
  types: readonly UserType[] | undefined;
  /**
   * The call changes something that no permission of its own guards. Administrative users who only read (Supervisor,
   * Contabilidad) may not make it; they are recognised by the lack of `cashier_manage`.
   */
  changes: boolean;
  /** Allowed while the user has a one-time password; all other calls are not. */
  beforePasswordChange: boolean;
  /** Allowed while the user's role demands a second factor that is not set up; all other calls are not. */
  beforeEnrollment: boolean;
}

type OpenRequirement = { access: 'public' | 'captcha' };
export type Requirement = OpenRequirement | SessionRequirement;

/** Calls that need no session. The types of the handlers depend on them; a unit test compares them with the description. */
export const OPEN = [
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

/** Who may make each call: what the description says in `security` and `x-callers`. */
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

/** Whether a person of this type with these permissions meets this requirement. */
export function allows(
  { anyOf, types, changes }: SessionRequirement,
  caller: { type: UserType; permissions: ReadonlySet<Permission> },
): boolean {
  if (types && !types.includes(caller.type)) return false;
  if (changes && caller.type === 'admin' && !caller.permissions.has('cashier_manage')) return false;
  return anyOf.some((permissions) => permissions.every((permission) => caller.permissions.has(permission)));
}
