import type { Branch, Result, Schemas } from '@cobros/sdk';
import { createBranchesApi } from '@cobros/sdk/branches';
import { createNotificationsApi } from '@cobros/sdk/notifications';
import { api } from '../../../api/business-api.ts';
import { NOTIFICATION_SAVED } from '../../../blocks/notifications/notification-form.ts';
import { PLACES } from '../../../stores/cache-keys.ts';
import { invalidate } from '../../../stores/resource.ts';
import { finishBranchChange } from '../finish-branch-change.ts';

/** What earlier attempts of an open dialog stored, so that another one sends only what is missing. */
export interface StoredNotifications {
  method?: string;
}

/** Two calls. `emails`, if given, replaces the addresses that receive closings. */
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
  const saved = await api(createBranchesApi).setClosingEmails({
    businessBranchId: branch.id,
    emails: [...emails],
  });
  if (saved.ok) return finishBranchChange(saved, NOTIFICATION_SAVED);
  // The dialog may be closed now and opened again from its row.
  void invalidate(...PLACES);
  const message = `El método quedó guardado, los correos de los cierres no. ${saved.failure.message}`;
  return { ok: false, failure: { ...saved.failure, message } };
}

const SAVED: Result<unknown> = { ok: true, data: {} };
