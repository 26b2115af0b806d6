import { paths } from '#domain/paths.ts';
import { pushNoticeOf } from './push-notices.ts';
import { type NoticeEvent, type PortalWindow, worker } from './service-worker-scope.ts';

/** Longer than an open portal takes to answer. One that is frozen does not. */
const ANSWER_MS = 1_000;
const STOP = 'stop';

worker.addEventListener('push', (event) => event.waitUntil(showNotice(event.data?.text() ?? '')));
worker.addEventListener('pushsubscriptionchange', (event) => event.waitUntil(tellEnd()));
worker.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(event.action === STOP ? stop() : open(event));
});

/** Shows a notice, unless an open portal tells the person of it. */
async function showNotice(json: string): Promise<void> {
  const { title, text, path, tag, message } = pushNoticeOf(json);
  const isTold = message !== undefined && (await someWindow({ pushed: message })) !== undefined;
  // WebKit stops a subscription whose messages are not shown.
  if (isTold && !isWebKit()) return;
  await worker.registration.showNotification(title, {
    body: text,
    icon: `${BASE_PATH}/icon-192.png`,
    tag,
    lang: 'es',
    silent: isTold,
    data: { path },
    actions: [{ action: STOP, title: 'No avisar más aquí' }],
  });
}

const isWebKit = () =>
  /AppleWebKit\//.test(worker.navigator.userAgent) && !/Chrom/.test(worker.navigator.userAgent);

/** The server forgets the device when its next message is not taken. */
async function stop(): Promise<void> {
  const subscription = await worker.registration.pushManager.getSubscription();
  await subscription?.unsubscribe();
  await worker.registration.showNotification('Este dispositivo ya no recibe avisos', {
    body: 'Puedes volver a activarlos en Perfil',
    icon: `${BASE_PATH}/icon-192.png`,
    tag: 'cobros-push',
    lang: 'es',
  });
}

/** The browser has replaced or ended the subscription by itself. Only a signed-in portal can tell the server of another one. */
const tellEnd = () =>
  worker.registration.showNotification('Los avisos se detuvieron en este dispositivo', {
    body: 'Actívalos otra vez en Perfil',
    icon: `${BASE_PATH}/icon-192.png`,
    tag: 'cobros-push',
    lang: 'es',
    data: { path: paths.profile },
  });

/** Brings an open portal to the front. A notice that leads somewhere opens it there, in a window of its own if need be. */
async function open({ notification }: NoticeEvent): Promise<void> {
  const path = notification.data?.path;
  if (path === undefined) {
    const [portal] = await worker.clients.matchAll({ type: 'window' });
    await portal?.focus();
    return;
  }
  const portal = await someWindow({ opened: path });
  await (portal ? portal.focus() : worker.clients.openWindow?.(path));
}

/** The first open portal that answers yes to a question. */
async function someWindow(question: object): Promise<PortalWindow | undefined> {
  const windows = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const answers = await Promise.all(windows.map((portal) => answerOf(portal, question)));
  return windows.find((_portal, index) => answers[index]);
}

function answerOf(portal: PortalWindow, question: object): Promise<boolean> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => resolve(data === true);
    setTimeout(() => resolve(false), ANSWER_MS);
    portal.postMessage(question, [port2]);
  });
}
