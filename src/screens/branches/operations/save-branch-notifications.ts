import type { Branch, Result, Schemas } from '@cobros/sdk';
import { createBranchesApi } from '@cobros/sdk/branches';
import { createNotificationsApi } from '@cobros/sdk/notifications';
import { api } from '../../../api/business-api.ts';
import { NOTIFICATION_SAVED } from '../../../blocks/notifications/notification-form.ts';
import { finishBranchChange } from '../finish-branch-change.ts';

/** `emails`, if given, replaces the addresses that receive closings. */
export async function saveBranchNotifications(
  branch: Branch,
  content: Schemas['ChangeNotificationContent'],
  emails: readonly string[] | undefined,
): Promise<Result<unknown>> {
  const result = await api(createNotificationsApi).change(content);
  if (!result.ok || !emails) return finishBranchChange(result, NOTIFICATION_SAVED);
  const saved = await api(createBranchesApi).setClosingEmails({
    businessBranchId: branch.id,
    emails: [...emails],
  });
  return finishBranchChange(saved, NOTIFICATION_SAVED);
}
