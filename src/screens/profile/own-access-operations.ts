import type { OwnSession, RecoveryCodes, Result, SecondFactorStatus } from '@cobros/sdk';
import { createAuthApi } from '@cobros/sdk/auth';
import { createProfileApi } from '@cobros/sdk/profile';
import { createSecondFactorApi } from '@cobros/sdk/second-factor';
import { type Infer, object } from 'superstruct';
import { api } from '#api/business-api.ts';
import { finishChange } from '#blocks/form/finish-change.ts';
import { renameFailureFields } from '#blocks/form/rename-failure-fields.ts';
import { secondFactorCode } from '#blocks/second-factor/code-rules.ts';
import { failureAtField } from '#blocks/second-factor/failure-at-field.ts';
import { newPasswordFields, withSamePasswords } from '#domain/password-rules.ts';
import { required } from '#domain/required.ts';
import { OWN_SESSIONS, SECOND_FACTOR } from '#stores/cache-keys.ts';
import { showFailure, showSuccess } from '#stores/messages.ts';
import { ofPart } from '#stores/optional-parts.ts';
import { invalidate, type Load } from '#stores/resource.ts';
import { profileModal } from './profile-modal.ts';
import { finishProfileChange } from './profile-operations.ts';

export const passwordForm = withSamePasswords(object({ currentPassword: required(), ...newPasswordFields }));
export type PasswordForm = Infer<typeof passwordForm>;

/** Changes the password and ends the user's other sessions. */
export async function changePassword({
  currentPassword,
  password1: newPassword,
}: PasswordForm): Promise<Result<unknown>> {
  const result = await api(createAuthApi).changePassword({ currentPassword, newPassword });
  if (!result.ok)
    return { ...result, failure: renameFailureFields(result.failure, { newPassword: 'password1' }) };
  return finishProfileChange(result, {
    title: 'Contraseña',
    change: (before) => before,
    lists: [OWN_SESSIONS],
  });
}

export const listOwnSessions: Load<readonly OwnSession[]> = async (signal) => {
  const result = await ofPart('sessions', api(createProfileApi).listSessions({ signal }));
  return result.ok ? { ...result, data: result.data.sessions } : result;
};

/** Ends a session on another device. Refetches the list even if the call failed. */
export async function closeSession({ id, device }: OwnSession): Promise<Result<unknown>> {
  const result = await api(createProfileApi).closeSession({ id });
  await invalidate(OWN_SESSIONS);
  if (result.ok) showSuccess('Sesión cerrada', device);
  else showFailure(result.failure);
  return result;
}

/** Ends all sessions on other devices. Refetches the list even if the call failed. */
export async function closeOtherSessions(): Promise<Result<unknown>> {
  const result = await api(createProfileApi).closeOtherSessions();
  await invalidate(OWN_SESSIONS);
  if (result.ok) showSuccess('Sesiones', 'Tus demás sesiones se cerraron');
  else showFailure(result.failure);
  return result;
}

/** Required for every change of the user's own second factor. */
export const proofForm = object({ password: required(), code: secondFactorCode() });
export type Proof = Infer<typeof proofForm>;

export const getSecondFactor: Load<SecondFactorStatus> = (signal) =>
  ofPart('second-factor', api(createSecondFactorApi).getStatus({ signal }));

/** Creates new recovery codes, which replace the earlier ones. */
export async function renewRecoveryCodes({ password, code }: Proof): Promise<Result<RecoveryCodes>> {
  const result = await api(createSecondFactorApi).renewRecoveryCodes({ password, verificationCode: code });
  if (!result.ok) return { ...result, failure: failureAtField(result.failure) };
  await invalidate(SECOND_FACTOR);
  return result;
}

/** Turns the second factor off: from the next sign-in on, the password is enough. */
export async function disableSecondFactor({ password, code }: Proof): Promise<Result<unknown>> {
  const result = await api(createSecondFactorApi).disable({ password, verificationCode: code });
  if (!result.ok) return { ...result, failure: failureAtField(result.failure) };
  return finishChange(result, {
    title: 'Verificación en dos pasos',
    message: 'Ya no está activa',
    changed: [SECOND_FACTOR],
    close: profileModal.close,
  });
}
