import type { Branch, Result, Schemas } from '@cobros/sdk';
import { createBranchesApi } from '@cobros/sdk/branches';
import { createNotificationsApi } from '@cobros/sdk/notifications';
import { api } from '#api/business-api.ts';
import { keyedApi } from '#api/keyed-calls.ts';
import { CLOSING_SAVED } from '#blocks/form/closing-type-dialog.tsx';
import { callIfChanged, finishChange } from '#blocks/form/finish-change.ts';
import { renameFailureFields } from '#blocks/form/rename-failure-fields.ts';
import { NOTIFICATION_SAVED } from '#blocks/notifications/notification-form.ts';
import {
  BRANCH_FIELDS,
  CREATE_FIELDS,
  type CreateBranchForm,
  createContent,
  type EditBranchForm,
  editContent,
  formOf,
} from '#blocks/places/branch-form.ts';
import { type ClosingConfig, closingContent } from '#domain/closing-config.ts';
import { PLACES } from '#stores/cache-keys.ts';
import { invalidate, type Load } from '#stores/resource.ts';
import { branchModal } from './branch-actions.ts';

/** Ends an operation: on success, refreshes the places, shows the message and closes the dialog. */
export function finishBranchChange<Data>(
  result: Result<Data>,
  done: { title: string; message: string },
  close = branchModal.close,
): Promise<Result<Data>> {
  return finishChange(result, { ...done, changed: PLACES, close });
}

const showAccess = (branch: Branch) => () => branchModal.open({ step: 'access', branch });

const branchMessage = (name: string) => `Sucursal ${name}`;

/** `prefix` is the username of the business, with which the new username starts. */
export async function createBranch(prefix: string, form: CreateBranchForm): Promise<Result<unknown>> {
  const content = createContent(prefix, form);
  const result = await keyedApi(createBranchesApi).create(content);
  if (!result.ok) return { ...result, failure: renameFailureFields(result.failure, CREATE_FIELDS) };
  const { message = branchMessage(content.name) } = result.info ?? {};
  return finishBranchChange(result, { title: 'Sucursal creada', message }, showAccess(result.data.branch));
}

export async function editBranch(branch: Branch, form: EditBranchForm): Promise<Result<unknown>> {
  const content = editContent(branch, form);
  const saved = editContent(branch, formOf(branch));
  const result = await callIfChanged(content, saved, keyedApi(createBranchesApi).update);
  if (!result.ok) return { ...result, failure: renameFailureFields(result.failure, BRANCH_FIELDS) };
  return finishBranchChange(result, { title: 'Se edito', message: branchMessage(content.name) });
}

/** Blocks the branch and its cashiers. */
export async function blockBranch(branch: Branch): Promise<Result<unknown>> {
  const result = await keyedApi(createBranchesApi).blockAdmin({ userId: branch.admin.id });
  return finishBranchChange(result, { title: 'Se bloqueo', message: branchMessage(branch.name) });
}

/** Unblocks the branch and its cashiers. */
export async function unblockBranch(branch: Branch): Promise<Result<unknown>> {
  const result = await keyedApi(createBranchesApi).unblockAdmin({ userId: branch.admin.id });
  return finishBranchChange(result, { title: 'Se desbloqueo', message: branchMessage(branch.name) });
}

/** Sends the admin of the branch a one-time password by e-mail. */
export const sendBranchPassword = (branch: Branch): Promise<Result<unknown>> =>
  keyedApi(createBranchesApi).resetAdminPassword({ userId: branch.admin.id });

export async function resetBranchPassword(branch: Branch): Promise<Result<unknown>> {
  return finishBranchChange(
    await sendBranchPassword(branch),
    { title: 'Se reinicio la contraseña', message: branchMessage(branch.name) },
    showAccess(branch),
  );
}

/** Deletes the branch; its history stays. */
export async function deleteBranch(branch: Branch): Promise<Result<unknown>> {
  const result = await keyedApi(createBranchesApi).remove({ id: branch.id });
  const { message = branchMessage(branch.name) } = (result.ok && result.info) || {};
  return finishBranchChange(result, { title: 'Se elimino', message });
}

export async function setBranchClosingType(branch: Branch, config: ClosingConfig): Promise<Result<unknown>> {
  const result = await keyedApi(createBranchesApi).setClosingConfig({
    level: 'BusinessBranch',
    ownerId: branch.admin.id,
    ...closingContent(config),
  });
  return finishBranchChange(result, CLOSING_SAVED);
}

export async function setDefaultBranch(branch: Branch): Promise<Result<unknown>> {
  const result = await keyedApi(createBranchesApi).setDefault({ id: branch.id });
  return finishBranchChange(result, {
    title: 'La sucursal predeterminada',
    message: 'Se actualizo con éxito',
  });
}

/** Loads the addresses that receive the closings of a branch. */
export const getClosingEmails =
  (businessBranchId: string): Load<string[]> =>
  async (signal) => {
    const result = await keyedApi(createBranchesApi).getClosingEmails({ businessBranchId }, { signal });
    return result.ok ? { ok: true, data: result.data.emails } : result;
  };

/** Parts that earlier attempts of an open dialog have saved, so that a retry sends only the rest. */
export interface StoredNotifications {
  method?: string;
}

/** Makes up to two calls. `emails`, if given, replaces the addresses that receive closings. */
export async function saveBranchNotifications(
  branch: Branch,
  content: Schemas['ChangeNotificationContent'],
  emails: readonly string[] | undefined,
  stored: StoredNotifications,
): Promise<Result<unknown>> {
  const method = JSON.stringify(content);
  const result = stored.method === method ? SAVED : await api(createNotificationsApi).change(content);
  if (!result.ok || !emails) return finishBranchChange(result, NOTIFICATION_SAVED);
  stored.method = method;
  const saved = await keyedApi(createBranchesApi).setClosingEmails({
    businessBranchId: branch.id,
    emails: [...emails],
  });
  if (saved.ok) return finishBranchChange(saved, NOTIFICATION_SAVED);
  // Reads the lists again, because the dialog may have been closed and reopened from its row.
  void invalidate(...PLACES);
  const message = `El método quedó guardado, los correos de los cierres no. ${saved.failure.message}`;
  return { ok: false, failure: { ...saved.failure, message } };
}

const SAVED: Result<unknown> = { ok: true, data: {} };
