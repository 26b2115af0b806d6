import type { Branch, Result, Schemas, SessionUserData } from '@cobros/sdk';
import { createBranchesApi } from '@cobros/sdk/branches';
import { createCashiersApi } from '@cobros/sdk/cashiers';
import { createProfileApi } from '@cobros/sdk/profile';
import { type Infer, object, refine, string } from 'superstruct';
import { api } from '#api/business-api.ts';
import { keyedApi } from '#api/keyed-calls.ts';
import { base64Of } from '#blocks/base64-of.ts';
import { callIfChanged, finishChange } from '#blocks/form/finish-change.ts';
import { branchContent } from '#blocks/places/branch-form.ts';
import { failureAtField } from '#blocks/second-factor/failure-at-field.ts';
import { cleanName, requiredText } from '#domain/clean-text.ts';
import { email } from '#domain/form-rules.ts';
import { required } from '#domain/required.ts';
import { PLACES } from '#stores/cache-keys.ts';
import { changeUserData } from '#stores/change-user-data.ts';
import { currentUser } from '#stores/current-user.ts';
import { phoneDigits, phoneError } from '#words/phone.ts';
import { profileModal } from './profile-modal.ts';

let changes = 0;

/** Number of changes since the page was loaded. */
export const profileChanges = () => changes;

/** Updates the stored user. */
export function changeProfile(change: (before: SessionUserData) => SessionUserData): void {
  changes += 1;
  changeUserData(change);
}

/** Finishes a change made in a dialog: updates the stored user immediately and shows the server's message. */
export function finishProfileChange<Data>(
  result: Result<Data>,
  done: {
    title: string;
    change: (before: SessionUserData, data: Data) => SessionUserData;
    lists?: readonly string[];
  },
): Promise<Result<Data>> {
  if (result.ok) changeProfile((before) => done.change(before, result.data));
  const { title = done.title, message = 'Se actualizo con éxito' } = (result.ok && result.info) || {};
  return finishChange(result, { title, message, changed: done.lists ?? [], close: profileModal.close });
}

export const nameForm = object({ name: requiredText() });
export type NameForm = Infer<typeof nameForm>;

/** Renames the business, and with it the business's own account. */
export async function renameBusiness(userId: string, form: NameForm): Promise<Result<unknown>> {
  const name = cleanName(form.name);
  const result = await callIfChanged(name, currentUser.peek()?.business.name ?? '', () =>
    keyedApi(createCashiersApi).modify({ userId, name, level: 'Business' }),
  );
  return finishProfileChange(result, {
    title: 'Nombre',
    change: (before) => ({ ...before, business: { ...before.business, name } }),
  });
}

const NOT_FOUND: Result<never> = {
  ok: false,
  failure: { kind: 'answered', status: 404, title: 'Sucursal', message: 'No se encontró la sucursal' },
};

/** Renames the branch. The call replaces the whole branch, so its other fields are read first. */
export async function renameBranch(branchId: string, form: NameForm): Promise<Result<unknown>> {
  const listed = await keyedApi(createBranchesApi).list();
  if (!listed.ok) return listed;
  const branch = listed.data.branches.find(({ id }) => id === branchId);
  return branch ? updateBranch(branch, cleanName(form.name)) : NOT_FOUND;
}

async function updateBranch(branch: Branch, name: string): Promise<Result<unknown>> {
  const saved = branchContent(branch);
  const result = await callIfChanged({ ...saved, name }, saved, keyedApi(createBranchesApi).update);
  return finishProfileChange(result, {
    title: 'Se edito',
    change: (before) => ({ ...before, user: { ...before.user, branchName: name } }),
    lists: PLACES,
  });
}

/** Renames the signed-in user. */
export async function renameOwnUser(userId: string, form: NameForm): Promise<Result<unknown>> {
  const name = cleanName(form.name);
  const result = await callIfChanged(name, currentUser.peek()?.name ?? '', () =>
    keyedApi(createCashiersApi).modify({ userId, name, level: 'BusinessUser' }),
  );
  return finishProfileChange(result, {
    title: 'Nombre',
    change: (before) => ({ ...before, user: { ...before.user, name } }),
    lists: PLACES,
  });
}

const fields = object({ countryCode: required(), phoneNumber: required() });
export type PhoneForm = Infer<typeof fields>;

/** The valid length depends on the country. */
export const phoneForm = refine(fields, 'phone', ({ countryCode, phoneNumber }, { branch, path }) => {
  const error = phoneError(countryCode, phoneNumber);
  return error ? { message: error, branch, path: [...path, 'phoneNumber'] } : true;
});

export async function updatePhone({ countryCode, phoneNumber }: PhoneForm): Promise<Result<unknown>> {
  const phone = { countryCode, phoneNumber: phoneDigits(countryCode, phoneNumber) };
  const { countryCode: savedCode, phoneNumber: savedNumber } = currentUser.peek() ?? {};
  const saved = { countryCode: savedCode, phoneNumber: savedNumber };
  const result = await callIfChanged<Partial<typeof saved>, typeof phone>(phone, saved, () =>
    api(createProfileApi).updatePhone(phone),
  );
  return finishProfileChange(result, {
    title: 'Teléfono',
    change: (before, saved) => ({ ...before, user: { ...before.user, ...saved } }),
  });
}

type ContentType = Schemas['UpdateAvatarContent']['contentType'];

/** Uploads the picture, which must already be square. */
export async function updateAvatar(picture: Blob): Promise<Result<unknown>> {
  const contentType = picture.type as ContentType;
  const result = await api(createProfileApi).updateAvatar({ contentType, data: await base64Of(picture) });
  return finishProfileChange(result, {
    title: 'Foto del negocio',
    change: (before, { avatar }) => ({ ...before, business: { ...before.business, avatar } }),
  });
}

export const emailForm = object({ emailAddress: email(), password: string() });
/** The form after the server has asked for the password. */
export const emailAndPasswordForm = object({ emailAddress: email(), password: required() });
export type EmailForm = Infer<typeof emailForm>;

/** Sends a code to the new address, and opens the dialog that asks for it. */
export async function requestEmailChange({ password, ...form }: EmailForm): Promise<Result<unknown>> {
  const emailAddress = form.emailAddress.trim();
  const result = await api(createProfileApi).updateEmail({ emailAddress, ...(password && { password }) });
  if (!result.ok) return { ...result, failure: failureAtField(result.failure) };
  profileModal.open({ step: 'email-code', emailAddress });
  return result;
}

/**
 * Sends another code to the same address; the previous one becomes invalid. If the server requires the password,
 * opens the previous step, which asks for it.
 */
export async function resendEmailCode(emailAddress: string): Promise<Result<unknown>> {
  const result = await api(createProfileApi).updateEmail({ emailAddress });
  if (needsPassword(result)) profileModal.open({ step: 'email', typed: emailAddress, asksPassword: true });
  return result;
}

export const needsPassword = (result: Result<unknown>) =>
  !result.ok && result.failure.code === 'password-needed';

export async function confirmEmailChange(verificationCode: string): Promise<Result<unknown>> {
  const result = await api(createProfileApi).validateEmailChange({ verificationCode });
  return finishProfileChange(result, {
    title: 'Correo electrónico',
    change: (before, { emailAddress }) => ({ ...before, user: { ...before.user, emailAddress } }),
    lists: PLACES,
  });
}
