import type { Cashier, Result, Schemas } from '@cobros/sdk';
import { createCashiersApi } from '@cobros/sdk/cashiers';
import { createNotificationsApi } from '@cobros/sdk/notifications';
import { type Infer, object } from 'superstruct';
import { api } from '#api/business-api.ts';
import { keyedApi } from '#api/keyed-calls.ts';
import { CLOSING_SAVED } from '#blocks/form/closing-type-dialog.tsx';
import { callIfChanged, finishChange } from '#blocks/form/finish-change.ts';
import { NOTIFICATION_SAVED } from '#blocks/notifications/notification-form.ts';
import { cleanName, requiredText } from '#domain/clean-text.ts';
import { type ClosingConfig, closingContent } from '#domain/closing-config.ts';
import { email, reference, username } from '#domain/form-rules.ts';
import { PLACES } from '#stores/cache-keys.ts';
import { proposedUsername } from '#words/proposed-username.ts';
import { cashierModal } from './cashier-actions.ts';
import type { ShownBranch } from './use-shown-branch.ts';

export const editCashierForm = object({
  name: requiredText(),
  referenceId: reference(),
  emailAddress: email(),
});
export type EditCashierForm = Infer<typeof editCashierForm>;

export function formOf({ name, referenceId, emailAddress }: Cashier): EditCashierForm {
  return { name, referenceId: referenceId ?? '', emailAddress };
}

export const createCashierForm = object({ ...editCashierForm.schema, username: username() });
export type CreateCashierForm = Infer<typeof createCashierForm>;

/** The one-time password goes to the branch's address unless another is typed, because a counter has no mailbox. */
export const newCashierOf = ({
  emailAddress = '',
}: {
  emailAddress?: string | undefined;
}): CreateCashierForm => ({
  name: '',
  referenceId: '',
  username: '',
  emailAddress,
});

/** The username is derived from the name until the user types another one. */
export function usernameFor(name: string, before: Pick<CreateCashierForm, 'name' | 'username'>): string {
  return before.username === proposedUsername(before.name) ? proposedUsername(name) : before.username;
}

/** Finishes every operation of this screen. */
function finishCashierChange<Data>(
  result: Result<Data>,
  done: { title: string; message: string },
  close = cashierModal.close,
): Promise<Result<Data>> {
  return finishChange(result, { ...done, changed: PLACES, close });
}

const showAccess = (cashier: Cashier, branch: ShownBranch) => () =>
  cashierModal.open({ step: 'access', cashier, branch });

const cashierMessage = ({ username }: { username: string }) => `Caja @${username}`;

export async function createCashier(branch: ShownBranch, form: CreateCashierForm): Promise<Result<unknown>> {
  const content = contentOf(branch, form);
  const result = await keyedApi(createCashiersApi).create(content);
  if (!result.ok) return result;
  const { message = cashierMessage(content) } = result.info ?? {};
  return finishCashierChange(result, { title: 'Caja creada', message }, showAccess(result.data.user, branch));
}

function contentOf(branch: ShownBranch, form: CreateCashierForm): Schemas['CreateCashierContent'] {
  return {
    name: cleanName(form.name),
    username: `${branch.username}-${form.username.trim()}`,
    emailAddress: form.emailAddress.trim(),
    referenceId: form.referenceId.trim(),
    ...branch.scope,
  };
}

const cleanForm = (form: EditCashierForm): EditCashierForm => ({
  name: cleanName(form.name),
  emailAddress: form.emailAddress.trim(),
  referenceId: form.referenceId.trim(),
});

export async function editCashier(
  cashier: Cashier,
  branch: ShownBranch,
  form: EditCashierForm,
): Promise<Result<unknown>> {
  const result = await callIfChanged(cleanForm(form), cleanForm(formOf(cashier)), (content) =>
    keyedApi(createCashiersApi).modify({ userId: cashier.id, ...content, ...branch.scope }),
  );
  return finishCashierChange(result, { title: 'Se edito', message: cashierMessage(cashier) });
}

/** Blocks the cashier and ends its sessions immediately. */
export async function blockCashier(cashier: Cashier, branch: ShownBranch): Promise<Result<unknown>> {
  const result = await keyedApi(createCashiersApi).block({ userId: cashier.id, ...branch.scope });
  return finishCashierChange(result, { title: 'Se bloqueo', message: cashierMessage(cashier) });
}

export async function unblockCashier(cashier: Cashier, branch: ShownBranch): Promise<Result<unknown>> {
  const result = await keyedApi(createCashiersApi).unblock({ userId: cashier.id, ...branch.scope });
  return finishCashierChange(result, { title: 'Se desbloqueo', message: cashierMessage(cashier) });
}

/** Sends the cashier a one-time password by e-mail. */
export const sendCashierPassword = (cashier: Cashier, branch: ShownBranch): Promise<Result<unknown>> =>
  keyedApi(createCashiersApi).resetPassword({ userId: cashier.id, ...branch.scope });

export async function resetCashierPassword(cashier: Cashier, branch: ShownBranch): Promise<Result<unknown>> {
  return finishCashierChange(
    await sendCashierPassword(cashier, branch),
    { title: 'Se reinicio la contraseña', message: cashierMessage(cashier) },
    showAccess(cashier, branch),
  );
}

/** Deletes the cashier; its history stays. */
export async function deleteCashier(cashier: Cashier, branch: ShownBranch): Promise<Result<unknown>> {
  const result = await keyedApi(createCashiersApi).remove({ userId: cashier.id, ...branch.scope });
  const { message = cashierMessage(cashier) } = (result.ok && result.info) || {};
  return finishCashierChange(result, { title: 'Se elimino', message });
}

export async function setCashierClosingType(
  cashier: Cashier,
  branch: ShownBranch,
  config: ClosingConfig,
): Promise<Result<unknown>> {
  const result = await keyedApi(createCashiersApi).setClosingConfig({
    level: 'BusinessUser',
    ownerId: cashier.id,
    ...closingContent(config),
    ...branch.scope,
  });
  return finishCashierChange(result, CLOSING_SAVED);
}

export async function setDefaultCashier(cashier: Cashier, branch: ShownBranch): Promise<Result<unknown>> {
  const result = await keyedApi(createCashiersApi).setDefault({ id: cashier.id, ...branch.scope });
  return finishCashierChange(result, {
    title: 'La caja predeterminada',
    message: 'Se actualizo con éxito',
  });
}

/** Sets the cashiers that this one sees and closes; with an empty list it is no longer a titular cashier. */
export async function setChildren(
  cashier: Cashier,
  branch: ShownBranch,
  children: string[],
): Promise<Result<unknown>> {
  const result = await callIfChanged(children, cashier.childrenUser ?? [], (businessUserChildren) =>
    keyedApi(createCashiersApi).setChildren({
      businessUserId: cashier.id,
      businessUserChildren,
      ...branch.scope,
    }),
  );
  return finishCashierChange(result, { title: 'La caja titular', message: 'Se actualizo con éxito' });
}

/** Sets whether the cashier may make its own closings; if not, only its administrators may. */
export async function setClosingLock(
  cashier: Cashier,
  branch: ShownBranch,
  authorised: boolean,
): Promise<Result<unknown>> {
  const result = await callIfChanged(!authorised, cashier.closingLocked, (closingLocked) =>
    keyedApi(createCashiersApi).setClosingLock({
      businessUserId: cashier.id,
      closingLocked,
      ...branch.scope,
    }),
  );
  return finishCashierChange(result, CLOSING_SAVED);
}

export async function saveCashierNotifications(
  content: Schemas['ChangeNotificationContent'],
  saved: Schemas['ChangeNotificationContent'],
): Promise<Result<unknown>> {
  const result = await callIfChanged(content, saved, api(createNotificationsApi).change);
  return finishCashierChange(result, NOTIFICATION_SAVED);
}
