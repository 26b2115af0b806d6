import type { Branch, Result, Schemas } from '@cobros/sdk';
import { api } from '../../../api/api.ts';
import { NOTIFICATION_SAVED } from '../../../blocks/notifications/notification-setting.ts';
import { finishBranchChange } from '../finish-branch-change.ts';

/** `emails`, if given, replaces the addresses that receive closings. */
export async function saveBranchNotifications(
  branch: Branch,
  content: Schemas['ChangeNotificationContent'],
  emails: readonly string[] | undefined,
): Promise<Result<unknown>> {
  const result = await api.notifications.change(content);
  if (!result.ok || !emails) return finishBranchChange(result, NOTIFICATION_SAVED);
  const saved = await api.branches.setClosingEmails({ businessBranchId: branch.id, emails: [...emails] });
  return finishBranchChange(saved, NOTIFICATION_SAVED);
}
