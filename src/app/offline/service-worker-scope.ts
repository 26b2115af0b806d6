/**
 * The part of the Service Worker API that is used here. TypeScript's own types for it (lib webworker) cannot be
 * combined with those for pages (lib dom).
 */
interface ServiceWorkerScope {
  skipWaiting(): Promise<void>;
  clients: {
    matchAll(options: { type: 'window'; includeUncontrolled?: boolean }): Promise<PortalWindow[]>;
    openWindow?(path: string): Promise<unknown>;
  };
  registration: {
    navigationPreload?: { enable(): Promise<void> };
    pushManager: PushManager;
    showNotification(title: string, options: NoticeOptions): Promise<void>;
  };
  navigator: { userAgent: string };
  addEventListener(type: 'install', listener: (event: InstallEvent) => void): void;
  addEventListener(type: 'activate', listener: (event: LifetimeEvent) => void): void;
  addEventListener(type: 'fetch', listener: (event: NavigationEvent) => void): void;
  addEventListener(type: 'push', listener: (event: PushEvent) => void): void;
  addEventListener(type: 'pushsubscriptionchange', listener: (event: LifetimeEvent) => void): void;
  addEventListener(type: 'notificationclick', listener: (event: NoticeEvent) => void): void;
}
export interface PortalWindow {
  focus(): Promise<unknown>;
  postMessage(message: unknown, transfer: Transferable[]): void;
}
interface NoticeOptions extends NotificationOptions {
  actions?: readonly { action: string; title: string }[];
}
export interface LifetimeEvent extends Event {
  waitUntil(work: Promise<unknown> | undefined): void;
}
interface InstallEvent extends LifetimeEvent {
  /** Static routing, which only some browsers support. */
  addRoutes?(rules: readonly { condition: { requestMode: string }; source: 'network' }[]): Promise<void>;
}
interface PushEvent extends LifetimeEvent {
  data: { text(): string } | null;
}
export interface NoticeEvent extends LifetimeEvent {
  /** The pressed button of the notice; empty for the notice itself. */
  action?: string;
  notification: { close(): void; data?: { path?: string } | null };
}
export interface NavigationEvent extends Event {
  request: Request;
  preloadResponse?: Promise<Response | undefined>;
  respondWith(response: Promise<Response>): void;
}

export const worker = globalThis as unknown as ServiceWorkerScope;
