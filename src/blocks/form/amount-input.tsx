import { useSignals } from '@preact/signals-react/runtime';
import { useLayoutEffect, useRef, useState } from 'react';
import { amountText, readAmount } from '../../domain/amount.ts';
import { config } from '../../stores/config.ts';
import { classes } from '../../ui/classes.ts';
import * as box from '../../ui/input-box.css.ts';
import type { TextInputProps } from '../../ui/text-field.tsx';

export type AmountInputProps = Omit<TextInputProps, 'ref' | 'onBlur'> & {
  className?: string;
  /** The focus went elsewhere on the page. */
  onLeave?: () => void;
};

/**
 * Holds the text of an amount as it was typed; `readAmount` says what it means. It is shown with thousands while the
 * focus is elsewhere, and chosen whole on return, so that typing replaces it.
 */
export function AmountInput({ value, onChange, className, onLeave, ...input }: AmountInputProps) {
  useSignals();
  const ref = useRef<HTMLInputElement>(null);
  const inside = useRef(false);
  const [drawn, setDrawn] = useState({ of: value, text: formatted(value), entries: 0 });
  // Another value from outside is drawn anew; one that was typed here stays as it was typed.
  const shown = drawn.of === value ? drawn.text : formatted(value);

  useLayoutEffect(() => {
    if (drawn.entries > 0 && document.activeElement === ref.current) ref.current?.select();
  }, [drawn.entries]);

  return (
    <input
      {...input}
      ref={ref}
      type="text"
      inputMode="decimal"
      autoComplete="off"
      className={classes(box.control, className)}
      value={shown}
      onMouseDown={(event) => {
        // The press would put the caret somewhere and lose the choice.
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
        // Another window came to the front; what is being typed goes on later.
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

/** Without thousands, which would be in the way of a change in the middle. */
function editable(value: string): string {
  const amount = readAmount(value, config.value);
  if (typeof amount !== 'number') return value;
  return amount % 100 === 0 ? String(amount / 100) : (amount / 100).toFixed(2);
}
