import type { ComponentProps } from 'react';

type LimitedInputProps = Omit<ComponentProps<'input'>, 'onChange'> & { onChange: (value: string) => void };

/** An input whose `maxLength` counts characters, as the API does. The browser's own counts 🍞 as two. */
export function LimitedInput({ maxLength, onChange, ...input }: LimitedInputProps) {
  const take = (field: HTMLInputElement) => {
    if (maxLength !== undefined) shorten(field, maxLength);
    onChange(field.value);
  };
  return (
    <input
      type="text"
      {...input}
      onChange={({ currentTarget, nativeEvent }) => {
        // A word that an input method is still composing can't be cut without ending it.
        if ((nativeEvent as InputEvent).isComposing) onChange(currentTarget.value);
        else take(currentTarget);
      }}
      onCompositionEnd={({ currentTarget }) => take(currentTarget)}
    />
  );
}

/** Of what was just put in before the caret, keeps what has room; what stood there before stays. */
function shorten(field: HTMLInputElement, maximum: number): void {
  const excess = [...field.value].length - maximum;
  if (excess <= 0) return;
  const caret = field.selectionStart ?? field.value.length;
  const before = [...field.value.slice(0, caret)].slice(0, -excess).join('');
  field.value = before + field.value.slice(caret);
  // Fields for e-mail addresses have no selection that could be set.
  if (field.selectionStart !== null) field.setSelectionRange(before.length, before.length);
}
