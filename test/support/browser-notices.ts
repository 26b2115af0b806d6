interface Shown {
  title: string;
  options: NotificationOptions;
  click: () => void;
  closed: boolean;
}

/** The notices of a browser whose person gives this answer, when asked. */
export function browserNotices(permission: NotificationPermission, answer = permission) {
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
  return { shown, asked: () => asked, refuse: () => Object.assign(Notice, { permission: 'denied' }) };
}

export function withoutNotices(): void {
  for (const scope of [globalThis, window]) Reflect.deleteProperty(scope, 'Notification');
}
