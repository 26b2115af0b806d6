import * as React from 'react';
import { act, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';

// React's development build captures a stack for each element, which takes a third of a test's time, until it has captured too
// many in a second.
const { __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: internals } = React as unknown as {
  __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: object;
};
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => Infinity, set: () => undefined });

/** Runs a user action; React has handled it when the promise settles. */
async function settled(work: () => void | Promise<void>) {
  await act(async () => work());
}

const settle = () => settled(() => new Promise<void>((resolve) => setTimeout(resolve, 0)));

/** Sets a field's value with the native setter, as a browser does, bypassing the one that React installs on the element. */
function setFieldValue(field: HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement, value: string) {
  const prototype = Object.getPrototypeOf(field) as object;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
}

function insertAtCaret(field: HTMLInputElement, text: string, before = 0) {
  const { value } = field;
  const [start, end] = [field.selectionStart ?? value.length, field.selectionEnd ?? value.length];
  const from = start === end ? Math.max(0, start - before) : start;
  setFieldValue(field, value.slice(0, from) + text + value.slice(end));
  field.setSelectionRange(from + text.length, from + text.length);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

function pressInField(key: string) {
  const field = document.activeElement as HTMLInputElement;
  const moveTo = (place: number) => field.setSelectionRange(place, place);
  const [start, end] = [field.selectionStart ?? 0, field.selectionEnd ?? 0];
  if (!field.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))) return;
  if (key === 'Backspace') insertAtCaret(field, '', 1);
  else if (key === 'Home') moveTo(0);
  else if (key === 'End') moveTo(field.value.length);
  else if (key === 'ArrowLeft') moveTo(start === end ? Math.max(0, start - 1) : start);
  else if (key === 'ArrowRight') moveTo(start === end ? Math.min(field.value.length, end + 1) : end);
  else insertAtCaret(field, key);
}

/** Lets timers and promises run until the condition holds, or long enough to say that it does not. */
async function until(condition: () => boolean): Promise<void> {
  for (let turn = 0; turn < 500 && !condition(); turn++) await settle();
}

let leave = async () => {};

/** Renders a page, after unmounting the one before, and returns helpers to query it and act on it. */
export async function render(element: ReactNode) {
  await leave();
  const container = document.createElement('div');
  document.body.append(container);
  const root = createRoot(container);
  leave = async () => {
    leave = async () => {};
    await settled(() => root.unmount());
    container.remove();
  };
  await settled(() => root.render(element));

  const findAll = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
  const find = <Found extends HTMLElement = HTMLElement>(selector: string): Found => {
    const found = document.querySelector<Found>(selector);
    if (!found) throw new Error(`Nothing matches ${selector} in ${document.body.innerHTML.slice(0, 2000)}`);
    return found;
  };
  return {
    container,
    find,
    findAll,
    has: (selector: string) => document.querySelector(selector) !== null,
    /** The button or link with this accessible name. */
    button(name: string): HTMLButtonElement {
      const named = findAll('button, a, [role=menuitem]').find(
        (button) => (button.getAttribute('aria-label') ?? button.textContent?.trim()) === name,
      );
      if (!named) throw new Error(`No button is called ${name}`);
      return named as HTMLButtonElement;
    },
    /** The field with this label. */
    field<Found extends HTMLElement = HTMLInputElement>(label: string): Found {
      const owner = findAll('label').find((each) => each.textContent?.startsWith(label)) as
        | HTMLLabelElement
        | undefined;
      const field = owner && (document.getElementById(owner.htmlFor) ?? owner.querySelector('input'));
      if (!field) throw new Error(`No field is labelled ${label}`);
      return field as Found;
    },
    /** Runs any other event. */
    act: settled,
    rerender: (next: ReactNode) => settled(() => root.render(next)),
    /** As with a pointer: the target gets the focus, unless the page prevents it. */
    click: (target: HTMLElement) =>
      settled(() => {
        const stays = !target.dispatchEvent(
          new MouseEvent('mousedown', { bubbles: true, cancelable: true, detail: 1 }),
        );
        if (!stays) target.focus();
        target.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1 }));
      }),
    type: (target: HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement, value: string) =>
      settled(() => {
        setFieldValue(target, value);
        target.dispatchEvent(new Event(target.tagName === 'SELECT' ? 'change' : 'input', { bubbles: true }));
      }),
    /** Presses keys at the caret of the focused field: characters, Backspace, Home, End and the arrows. */
    async keys(...keys: readonly string[]) {
      for (const key of keys) await settled(() => pressInField(key));
    },
    /** Inserts a text at once in place of the selection, as pasting and dictation do. */
    paste: (text: string) => settled(() => insertAtCaret(document.activeElement as HTMLInputElement, text)),
    press: (key: string, target: Element = document.activeElement ?? document.body) =>
      settled(() => {
        target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
      }),
    focus: (target: HTMLElement) => settled(() => target.focus()),
    blur: (target: HTMLElement) => settled(() => target.blur()),
    /** Waits for content that is loaded on demand. */
    async appears(selector: string): Promise<HTMLElement> {
      await until(() => document.querySelector(selector) !== null);
      return find(selector);
    },
    until,
    /** Lets zero-delay timers and promises run, such as those that restore the focus. */
    settle,
    unmount: () => leave(),
  };
}

export type View = Awaited<ReturnType<typeof render>>;
