import type { PushMessage } from '@cobros/sdk';
import { paths } from '#domain/paths.ts';

/** A notice as the browser shows it, and where it leads. */
export interface PushNotice {
  title: string;
  text: string;
  path: string;
  /** A later notice with the same tag replaces it. */
  tag: string;
  /** Undefined for a message that it does not know. */
  message: PushMessage | undefined;
}

const KINDS: Readonly<Record<PushMessage['kind'], { title: string; pathOf: (id: string) => string }>> = {
  payments: { title: 'Pago recibido', pathOf: (id) => `${paths.transaction.dashboard}?t=${id}` },
  'failed-closings': {
    title: 'Un cierre quedó en error',
    pathOf: (id) => paths.closing.detail.replace(':id', id),
  },
  'returned-deposits': {
    title: 'Un depósito volvió',
    pathOf: () => `${paths.closing.history}?deposit=returned`,
  },
  'refund-requests': { title: 'Piden un reembolso', pathOf: () => paths.approvals },
};
const ID = /^[A-Za-z0-9_-]{1,64}$/;
const LONGEST_TEXT = 300;
const UNKNOWN: PushNotice = {
  title: 'Hay novedades en tu portal',
  text: 'Ábrelo para verlas',
  path: paths.home,
  tag: 'cobros-push',
  message: undefined,
};

/** The notice of a message. Whatever the message is, it leads to a page of this portal, and shows plain text. */
export function pushNoticeOf(json: string): PushNotice {
  const { kind, id, text } = parse(json);
  if (typeof kind !== 'string' || typeof id !== 'string' || !Object.hasOwn(KINDS, kind) || !ID.test(id))
    return UNKNOWN;
  const known = kind as PushMessage['kind'];
  const { title, pathOf } = KINDS[known];
  const shown = typeof text === 'string' ? text.slice(0, LONGEST_TEXT) : '';
  return {
    title,
    text: shown || 'Ábrelo para verlo',
    path: pathOf(id),
    tag: `${known}-${id}`,
    message: { kind: known, id, text: shown },
  };
}

function parse(json: string): { kind?: unknown; id?: unknown; text?: unknown } {
  try {
    return Object(JSON.parse(json));
  } catch {
    return {};
  }
}
