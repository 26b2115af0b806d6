import { type ReadonlySignal, signal } from '@preact/signals-react';
import { deviceStorage } from './browser-storage.ts';

/** A view of a screen under a name, as its address. */
export interface SavedView {
  name: string;
  address: string;
}

export interface SavedViews {
  views: ReadonlySignal<readonly SavedView[]>;
  /** A view of the same name is replaced. */
  save(view: SavedView): void;
  remove(name: string): void;
}

/** The named views of one person on this device. */
export function createSavedViews(key: string): SavedViews {
  const storageKey = `cobros.views.${key}`;
  const views = signal(read(storageKey));
  const keep = (next: readonly SavedView[]) => {
    views.value = next;
    deviceStorage.set(storageKey, JSON.stringify(next));
  };
  const others = (name: string) => views.peek().filter((view) => view.name !== name);
  return {
    views,
    save: (view) => keep([...others(view.name), view].sort(byName)),
    remove: (name) => keep(others(name)),
  };
}

function byName(one: SavedView, other: SavedView): number {
  return one.name.localeCompare(other.name, 'es', { numeric: true });
}

function read(storageKey: string): readonly SavedView[] {
  try {
    const stored: unknown = JSON.parse(deviceStorage.get(storageKey) ?? '[]');
    if (Array.isArray(stored)) return stored.filter(isView);
  } catch {
    // What another version or a person wrote there is no list of views.
  }
  return [];
}

function isView(value: unknown): value is SavedView {
  const { name, address } = (value ?? {}) as Partial<SavedView>;
  return typeof name === 'string' && typeof address === 'string';
}
