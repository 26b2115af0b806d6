import { NotificationSettingsDialog } from '../../../blocks/notifications/notification-settings-dialog.tsx';
import { cashierModal, type StepOf } from '../cashier-modal.ts';
import { saveCashierNotifications } from '../operations/save-cashier-notifications.ts';

export default function CashierNotificationsDialog({ cashier, branch }: StepOf<'notifications'>) {
  return (
    <NotificationSettingsDialog
      name={cashier.name}
      owner={{ id: cashier.id, level: 'BusinessUser', ...branch.scope, saved: cashier }}
      save={saveCashierNotifications}
      onClose={cashierModal.close}
    />
  );
}
