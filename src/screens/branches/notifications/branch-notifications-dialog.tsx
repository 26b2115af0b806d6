import type { Schemas } from '@cobros/sdk';
import { useSignals } from '@preact/signals-react/runtime';
import { useRef } from 'react';
import { UnreadAlert } from '#blocks/form/read-failure-alert.tsx';
import type { NotificationOwner } from '#blocks/notifications/notification-form.ts';
import { NotificationSettingsDialog } from '#blocks/notifications/notification-settings-dialog.tsx';
import { BRANCHES } from '#stores/cache-keys.ts';
import { useResource } from '#stores/resource.ts';
import { divider } from '#styles/layout.css.ts';
import { branchModal, type StepOf } from '../branch-actions.ts';
import { getClosingEmails, type StoredNotifications, saveBranchNotifications } from '../branch-operations.ts';
import { ClosingEmailsEditor, useEditedClosingEmails } from './closing-emails-editor.tsx';

const NONE: readonly string[] = [];

export function BranchNotificationsDialog({ branch }: StepOf<'notifications'>) {
  useSignals();
  const saved = useResource(`${BRANCHES}/emails/${branch.id}`, getClosingEmails(branch.id));
  const before = saved.data.value;
  const stored = useRef<StoredNotifications>({});
  const list = useEditedClosingEmails(before ?? NONE);
  const owner: NotificationOwner = {
    id: branch.admin.id,
    level: 'BusinessBranch',
    businessBranchId: branch.id,
    saved: branch.admin,
  };
  const save = (content: Schemas['ChangeNotificationContent'], now: typeof content) => {
    stored.current.method ??= JSON.stringify(now);
    const emails = list.add();
    if (!emails) return undefined;
    const changed = String(emails) === String(before ?? NONE) ? undefined : emails;
    return saveBranchNotifications(branch, content, changed, stored.current);
  };
  return (
    <NotificationSettingsDialog name={branch.name} owner={owner} save={save} onClose={branchModal.close}>
      {before && (
        <>
          <hr className={divider} />
          <ClosingEmailsEditor {...list} />
        </>
      )}
      {!before && <UnreadAlert of={saved} />}
    </NotificationSettingsDialog>
  );
}
