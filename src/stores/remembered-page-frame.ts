import type { DeviceZone } from '#api/device-zone.ts';
import { deviceStorage } from './browser-storage.ts';
import type { StoredSession } from './stored-session.ts';
import { storedValue } from './stored-value.ts';

/** Content of a user's frame, stored so that the next page load can show it before the permission rules are loaded. */
export interface FrameRecord {
  userId: string;
  menu: readonly { path: string; label: string; icon: string }[];
  role: string;
  showsBalance: boolean;
  maySend: boolean;
  collects: boolean;
  apiBaseUrl: string;
  /** Time zone of the device; records written by older builds have none. */
  zone?: DeviceZone;
}

const frame = storedValue<FrameRecord>(
  deviceStorage,
  'cobros.frame',
  ({ menu, apiBaseUrl }) => menu && apiBaseUrl !== undefined,
);

export function rememberFrame(record: FrameRecord): void {
  if (JSON.stringify(frame.read()) !== JSON.stringify(record)) frame.write(record);
}

/** The frame of the signed-in user; undefined while a required step takes the whole page. */
export function frameRecordOf(session: StoredSession): FrameRecord | undefined {
  if (session.mustChangePassword || session.mustEnrollSecondFactor) return undefined;
  const record = frame.read();
  return record?.userId === session.userData.user.id ? record : undefined;
}
