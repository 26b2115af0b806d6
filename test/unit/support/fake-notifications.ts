interface Shown {
  title: string;
  options: NotificationOptions;
  click: () => void;
  closed: boolean;
}

/**
 * Replaces the browser's notifications: when asked for permission, the person gives this answer. On a phone only the service
 * worker shows notifications.
 */
export function fakeNotifications(
  permission: NotificationPermission,
  answer = permission,
  { telephone = false } = {},
) {
  const shown: Shown[] = [];
  let asked = 0;
  class Notice {
    static permission = permission;
    static async requestPermission() {
      asked += 1;
      Notice.permission = answer;
      return answer;
    }
    readonly shown: Shown;
    constructor(title: string, options: NotificationOptions) {
      if (telephone) throw new TypeError('Illegal constructor');
      this.shown = { title, options, click: () => undefined, closed: false };
      shown.push(this.shown);
    }
    set onclick(work: () => void) {
      this.shown.click = work;
    }
    close() {
      this.shown.closed = true;
    }
  }
  Object.assign(globalThis, { Notification: Notice });
  Object.assign(window, { Notification: Notice });
  const registered = {
    showNotification: async (title: string, options: NotificationOptions) =>
      void shown.push({ title, options, click: () => undefined, closed: false }),
  };
  if (telephone) Object.assign(navigator, { serviceWorker: { ready: Promise.resolve(registered) } });
  return { shown, asked: () => asked, deny: () => Object.assign(Notice, { permission: 'denied' }) };
}

export function withoutNotices(): void {
  for (const scope of [globalThis, window]) Reflect.deleteProperty(scope, 'Notification');
  Reflect.deleteProperty(navigator, 'serviceWorker');
}
