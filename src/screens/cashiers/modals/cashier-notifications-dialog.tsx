import { NotificationsDialog } from '../../../blocks/notifications/notifications-dialog.tsx';
import { cashierModal, type StepOf } from '../cashier-modal.ts';
import { saveCashierNotifications } from '../operations/save-cashier-notifications.ts';

export default function CashierNotificationsDialog({ cashier, branch }: StepOf<'notifications'>) {
  return (
    <NotificationsDialog
      name={cashier.name}
      owner={{ id: cashier.id, level: 'BusinessUser', ...branch.scope, saved: cashier }}
      save={saveCashierNotifications}
      onClose={cashierModal.close}
    />
  );
}
