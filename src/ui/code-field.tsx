import { type ClipboardEvent, type KeyboardEvent, useRef } from 'react';
import * as css from './code-field.css.ts';

type CodeFieldProps = {
  /** Accessible name of the boxes: "Código de 6 dígitos". */
  label: string;
  /** The digits typed so far; a space stands for an empty box before a filled one. */
  value: string;
  onChange: (value: string) => void;
  /** Called when all six digits have been entered. */
  onWhole?: (code: string) => void;
};

const CODE_LENGTH = 6;
const BOXES = Array.from({ length: CODE_LENGTH }, (_, index) => index);

/**
 * A six-digit code with a box per digit. A pasted or autofilled code fills all boxes; arrow keys and Backspace move
 * between them.
 */
export function CodeField({ label, value, onChange, onWhole }: CodeFieldProps) {
  const group = useRef<HTMLDivElement>(null);
  const focus = (box: number) => group.current?.querySelectorAll('input')[box]?.focus();

  const put = (box: number, digits: string) => {
    if (digits === '') return;
    const { code, next } = putDigits(value, box, digits);
    onChange(code);
    focus(next);
    if (isWholeCode(code)) onWhole?.(code);
  };
  const type = (box: number, text: string) => {
    const digits = digitsOf(text);
    const before = digitAt(value, box);
    if (text === '') onChange(clearDigit(value, box));
    // The digit was typed beside an existing one that was not selected, and replaces it.
    else if (before !== '' && digits.length === 2) put(box, digits.replace(before, ''));
    else put(box, digits);
  };
  const erase = (box: number) => {
    const target = digitAt(value, box) === '' ? Math.max(0, box - 1) : box;
    onChange(clearDigit(value, target));
    focus(target);
  };
  const onKeyDown = (event: KeyboardEvent, box: number) => {
    const moves: Record<string, () => void> = {
      ArrowLeft: () => focus(Math.max(0, box - 1)),
      ArrowRight: () => focus(Math.min(CODE_LENGTH - 1, box + 1)),
      Home: () => focus(0),
      End: () => focus(CODE_LENGTH - 1),
      Backspace: () => erase(box),
    };
    const move = event.ctrlKey || event.metaKey || event.altKey ? undefined : moves[event.key];
    if (!move) return;
    event.preventDefault();
    move();
  };
  const onPaste = (event: ClipboardEvent, box: number) => {
    event.preventDefault();
    put(box, digitsOf(event.clipboardData.getData('text')));
  };

  return (
    <div className={css.field}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset can't be laid out as a grid in every browser */}
      <div ref={group} className={css.boxes} role="group" aria-label={label}>
        {BOXES.map((box) => (
          <input
            key={box}
            className={css.box}
            type="text"
            inputMode="numeric"
            autoComplete={box === 0 ? 'one-time-code' : 'off'}
            aria-label={`Dígito ${box + 1}`}
            value={digitAt(value, box)}
            onChange={(event) => type(box, event.target.value)}
            onKeyDown={(event) => onKeyDown(event, box)}
            onPaste={(event) => onPaste(event, box)}
            onFocus={(event) => event.currentTarget.select()}
          />
        ))}
      </div>
    </div>
  );
}

/** A partially typed code: one character per box, a space for an empty box, nothing after the last digit. */
type Code = string;

const isWholeCode = (code: Code): boolean => /^\d{6}$/.test(code);

const digitsOf = (text: string): string => text.replace(/\D/g, '');

function digitAt(code: Code, box: number): string {
  return (code[box] ?? '').trim();
}

/** Puts digits into the boxes, starting at `box`; a complete code always fills all boxes. */
function putDigits(code: Code, box: number, digits: string): { code: Code; next: number } {
  const first = digits.length >= CODE_LENGTH ? 0 : box;
  const put = digits.slice(0, CODE_LENGTH - first);
  const end = first + put.length;
  const padded = code.padEnd(CODE_LENGTH);
  const whole = padded.slice(0, first) + put + padded.slice(end);
  return { code: whole.trimEnd(), next: Math.min(end, CODE_LENGTH - 1) };
}

function clearDigit(code: Code, box: number): Code {
  const padded = code.padEnd(CODE_LENGTH);
  return `${padded.slice(0, box)} ${padded.slice(box + 1)}`.trimEnd();
}
