import type { ComponentProps } from 'react';

type LimitedInputProps = Omit<ComponentProps<'input'>, 'onChange'> & { onChange: (value: string) => void };

/** An input whose `maxLength` counts characters as the API does; the browser counts 🍞 as two. */
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
        // Shortening a word that an input method is still composing would end the composition.
        if ((nativeEvent as InputEvent).isComposing) onChange(currentTarget.value);
        else take(currentTarget);
      }}
      onCompositionEnd={({ currentTarget }) => take(currentTarget)}
    />
  );
}

/** Shortens the text just inserted before the caret; the existing text is unchanged. */
function shorten(field: HTMLInputElement, maximum: number): void {
  const excess = [...field.value].length - maximum;
  if (excess <= 0) return;
  const caret = field.selectionStart ?? field.value.length;
  const before = [...field.value.slice(0, caret)].slice(0, -excess).join('');
  field.value = before + field.value.slice(caret);
  // E-mail inputs do not support setting the selection.
  if (field.selectionStart !== null) field.setSelectionRange(before.length, before.length);
}
