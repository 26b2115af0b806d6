import { type ReadonlySignal, signal } from '@preact/signals-react';
import { compareNames } from '#domain/compare-names.ts';
import { deviceStorage } from './browser-storage.ts';
import { storedList } from './stored-list.ts';

/** Name and address of a saved view of a screen. */
interface SavedView {
  name: string;
  address: string;
}

export interface SavedViews {
  views: ReadonlySignal<readonly SavedView[]>;
  /** Saves a view, replacing one of the same name. */
  save(view: SavedView): void;
  remove(name: string): void;
}

/** Named views of one user on this device. */
export function createSavedViews(key: string): SavedViews {
  const stored = storedList(deviceStorage, `cobros.views.${key}`, isView);
  const views = signal(stored.read());
  const keep = (next: readonly SavedView[]) => {
    views.value = next;
    stored.write(next);
  };
  const others = (name: string) => stored.read().filter((view) => view.name !== name);
  return {
    views,
    save: (view) => keep([...others(view.name), view].sort(byName)),
    remove: (name) => keep(others(name)),
  };
}

function byName(one: SavedView, other: SavedView): number {
  return compareNames(one.name, other.name);
}

function isView(value: unknown): value is SavedView {
  const { name, address } = (value ?? {}) as Partial<SavedView>;
  return typeof name === 'string' && typeof address === 'string';
}
