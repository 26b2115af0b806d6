import { useSignals } from '@preact/signals-react/runtime';
import { useLayoutEffect, useRef, useState } from 'react';
import { amountText, readAmount } from '#domain/typed-amount.ts';
import { config } from '#stores/config.ts';
import { classes } from '#ui/classes.ts';
import * as box from '#ui/input-box.css.ts';
import type { TextInputProps } from '#ui/text-field.tsx';

export type AmountInputProps = Omit<TextInputProps, 'ref' | 'onBlur'> & {
  className?: string;
  /** Called when the focus moves elsewhere on the page. */
  onLeave?: () => void;
  /** Shows the text exactly as typed, with the caret at its end, for use with a number pad. */
  asTyped?: boolean | undefined;
};

/**
 * Keeps the text as it was typed; `readAmount` parses it. Without focus it has thousands separators; on focus the text
 * is selected, so that typing replaces it.
 */
export function AmountInput({ value, onChange, className, onLeave, asTyped, ...input }: AmountInputProps) {
  useSignals();
  const ref = useRef<HTMLInputElement>(null);
  const inside = useRef(false);
  const [drawn, setDrawn] = useState({ of: value, text: formatted(value), entries: 0 });
  // A value set from outside is formatted; typed text is shown as typed.
  const shown = asTyped ? value : drawn.of === value ? drawn.text : formatted(value);

  useLayoutEffect(() => {
    const field = ref.current;
    if (!field || drawn.entries === 0 || document.activeElement !== field) return;
    if (asTyped) field.setSelectionRange(field.value.length, field.value.length);
    else field.select();
  }, [drawn.entries, asTyped]);

  return (
    <input
      inputMode="decimal"
      {...input}
      ref={ref}
      type="text"
      autoComplete="off"
      className={classes(box.control, className)}
      value={shown}
      onMouseDown={(event) => {
        // The press would otherwise place the caret and clear the selection.
        if (document.activeElement === event.currentTarget || event.button !== 0) return;
        event.preventDefault();
        event.currentTarget.focus();
      }}
      onFocus={() => {
        if (inside.current) return;
        inside.current = true;
        setDrawn(({ entries }) => ({ of: value, text: editable(value), entries: entries + 1 }));
      }}
      onBlur={(event) => {
        // Only the browser window lost the focus; typing may continue later.
        if (document.activeElement === event.currentTarget) return;
        inside.current = false;
        setDrawn(({ entries }) => ({ of: value, text: formatted(value), entries }));
        onLeave?.();
      }}
      onChange={({ target }) => {
        const typed = target.value;
        setDrawn(({ entries }) => ({ of: typed, text: typed, entries }));
        onChange(typed);
      }}
    />
  );
}

function formatted(value: string): string {
  const amount = readAmount(value, config.value);
  return typeof amount === 'number' ? amountText(amount, config.value) : value;
}

/** Removes thousands separators, which get in the way of editing. */
function editable(value: string): string {
  const amount = readAmount(value, config.value);
  if (typeof amount !== 'number') return value;
  return amount % 100 === 0 ? String(amount / 100) : (amount / 100).toFixed(2);
}
