import { useId } from 'react';
import { stack } from '#styles/layout.css.ts';
import { box } from './checkbox-and-radio.css.ts';
import * as css from './choice-row.css.ts';
import type { Choice } from './radio-group.tsx';

type CheckboxGroupProps = {
  label: string;
  value: readonly string[];
  onChange: (value: string[]) => void;
  choices: readonly Pick<Choice<string>, 'value' | 'title' | 'text' | 'disabled'>[];
};

/** Checkboxes, each in a bordered row. */
export function CheckboxGroup({ label, value, onChange, choices }: CheckboxGroupProps) {
  const name = useId();
  const toggle = (one: string, checked: boolean) =>
    onChange(checked ? [...value, one] : value.filter((other) => other !== one));
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset can't be laid out as a grid in every browser
    <div className={stack[2]} role="group" aria-label={label}>
      {choices.map((choice) => (
        <div key={choice.value} className={css.choice}>
          <input
            type="checkbox"
            id={name + choice.value}
            className={box}
            checked={value.includes(choice.value)}
            disabled={choice.disabled}
            onChange={(event) => toggle(choice.value, event.target.checked)}
          />
          <label htmlFor={name + choice.value} className={css.label}>
            <span className={css.title}>{choice.title}</span>
            {choice.text && <span className={css.text}>{choice.text}</span>}
          </label>
        </div>
      ))}
    </div>
  );
}
