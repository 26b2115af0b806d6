import { deviceStorage } from './browser-storage.ts';

const STORAGE_KEY = 'cobros.frame';

/** What the frame of a person shows, for the next page, which shows it before it has loaded the rules. */
export interface FrameRecord {
  userId: string;
  menu: readonly { path: string; label: string; icon: string }[];
  role: string;
  showsBalance: boolean;
  apiBaseUrl: string;
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
