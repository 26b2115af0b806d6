import type { DeviceZone } from '../api/device-zone.ts';
import { deviceStorage } from './browser-storage.ts';

const STORAGE_KEY = 'cobros.frame';

/** Content of a user's frame, stored so that the next page load can show it before the permission rules are loaded. */
export interface FrameRecord {
  userId: string;
  menu: readonly { path: string; label: string; icon: string }[];
  role: string;
  showsBalance: boolean;
  maySend: boolean;
  collects: boolean;
  apiBaseUrl: string;
  /** Of the device; records of older builds have none. */
  zone?: DeviceZone;
}

export function rememberFrame(record: FrameRecord): void {
  const text = JSON.stringify(record);
  if (deviceStorage.get(STORAGE_KEY) !== text) deviceStorage.set(STORAGE_KEY, text);
}

export function frameRecordOf(userId: string): FrameRecord | undefined {
  try {
    const record = JSON.parse(deviceStorage.get(STORAGE_KEY) ?? 'null') as Partial<FrameRecord> | null;
    const whole = record?.menu && record.apiBaseUrl !== undefined && record.userId === userId;
    return whole ? (record as FrameRecord) : undefined;
  } catch {
    return undefined;
  }
}
