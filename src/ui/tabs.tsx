import type { KeyboardEvent, ReactNode } from 'react';
import { classes } from './classes.ts';
import * as css from './tabs.css.ts';

type Tab<Value extends string> = { value: Value; label: string; count?: ReactNode };

type TabsProps<Value extends string> = {
  label: string;
  value: Value;
  onChange: (value: Value) => void;
  tabs: readonly Tab<Value>[];
  /** Tabs of equal width that fill the line. */
  fill?: boolean;
  /** Id of the panel of the chosen tab. The ids of the tabs, which name the panel, are this with `-VALUE`. */
  panelId: string;
};

const STEPS: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1 };

/** Arrow keys, Home and End move between tabs; only the chosen tab is a Tab stop. */
export function Tabs<Value extends string>({
  label,
  value,
  onChange,
  tabs,
  fill,
  panelId,
}: TabsProps<Value>) {
  const press = (event: KeyboardEvent<HTMLElement>) => {
    const now = tabs.findIndex((tab) => tab.value === value);
    const step = STEPS[event.key];
    const index = event.key === 'Home' ? 0 : event.key === 'End' ? -1 : step && (now + step) % tabs.length;
    const target = index === undefined ? undefined : tabs.at(index);
    if (!target) return;
    event.preventDefault();
    onChange(target.value);
    const buttons = event.currentTarget.querySelectorAll<HTMLElement>('[role=tab]');
    buttons[tabs.indexOf(target)]?.focus();
  };
  return (
    <div
      className={classes(css.tabs, fill && css.fill)}
      role="tablist"
      tabIndex={-1}
      aria-label={label}
      onKeyDown={press}
    >
      {tabs.map((tab) => (
        <button
          key={tab.value}
          type="button"
          role="tab"
          className={css.tab}
          aria-selected={tab.value === value}
          id={`${panelId}-${tab.value}`}
          aria-controls={panelId}
          tabIndex={tab.value === value ? 0 : -1}
          onClick={() => onChange(tab.value)}
        >
          {tab.label}
          {tab.count}
        </button>
      ))}
    </div>
  );
}
