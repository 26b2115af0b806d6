import { useSignals } from '@preact/signals-react/runtime';
import { useState } from 'react';
import { divider } from '../../../../styles/layout.css.ts';
import { api } from '../../../api/api.ts';
import { FailureAlert } from '../../../blocks/failure-alert.tsx';
import type { NotificationOwner } from '../../../blocks/notification-setting.ts';
import { NotificationsDialog } from '../../../blocks/notifications-dialog.tsx';
import { type Load, useResource } from '../../../stores/resource.ts';
import { branchModal, type StepOf } from '../branch-modals.ts';
import { saveBranchNotifications } from '../operations/save-branch-notifications.ts';
import { ClosingEmails } from './closing-emails.tsx';

export default function BranchNotificationsDialog({ branch }: StepOf<'notifications'>) {
  useSignals();
  const saved = useResource(`branches/emails/${branch.id}`, loadEmails(branch.id));
  const [edited, setEdited] = useState<string[]>();
  const emails = edited ?? saved.data.value;
  const owner: NotificationOwner = {
    id: branch.admin.id,
    level: 'BusinessBranch',
    businessBranchId: branch.id,
    saved: branch.admin,
  };
  return (
    <NotificationsDialog
      name={branch.name}
      owner={owner}
      save={(content) => saveBranchNotifications(branch, content, edited)}
      onClose={branchModal.close}
    >
      {emails && (
        <>
          <hr className={divider} />
          <ClosingEmails emails={emails} onChange={setEdited} />
        </>
      )}
      {saved.failure.value && <FailureAlert failure={saved.failure.value} />}
    </NotificationsDialog>
  );
}

const loadEmails =
  (businessBranchId: string): Load<string[]> =>
  async (signal) => {
    const result = await api.branches.getClosingEmails({ businessBranchId }, { signal });
    return result.ok ? { ok: true, data: result.data.emails } : result;
  };
