import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  useEffect,
  useId,
  useState,
} from 'react';
import { stack } from '#styles/layout.css.ts';
import { secondary } from '#styles/typography.css.ts';
import { classes } from './classes.ts';
import * as css from './combobox.css.ts';
import type { ControlProps } from './field.tsx';
import { Icon, type IconName } from './icon.tsx';
import * as box from './input-box.css.ts';

interface OptionGroup<Option> {
  heading: string;
  options: readonly Option[];
}

interface ComboboxProps<Option> {
  /** Accessible name of the list and, outside a `Field`, of the input. */
  label: string;
  /** Attributes from the surrounding `Field`. */
  control?: ControlProps;
  icon?: IconName;
  placeholder?: string | undefined;
  value: string;
  onChange: (value: string) => void;
  groups: readonly OptionGroup<Option>[];
  renderOption: (option: Option) => ReactNode;
  /** Shown below the options. */
  foot?: ReactNode;
  /** Class of the box with the options and the foot. */
  listClass?: string | undefined;
  onFocus: (event: FocusEvent<HTMLInputElement>) => void;
  onBlur?: () => void;
  onChoose: (option: Option) => void;
  /** Called on Enter, with the highlighted option if there is one. */
  onEnter: (option: Option | undefined) => void;
  maxLength?: number;
  /** Shown at the end of the field. */
  end?: ReactNode;
}

/** A text field whose options are always shown below it, in groups (WAI-ARIA APG, combobox with a listbox). */
export function Combobox<Option extends { key: string }>(props: ComboboxProps<Option>) {
  const { label, groups, onChange, onChoose } = props;
  const id = useId();
  const options = groups.flatMap((group) => group.options);
  const [chosenKey, setActiveKey] = useState('');
  const active = options.find(({ key }) => key === chosenKey) ?? options[0];
  const idOf = (key: string) => `${id}-${key.replaceAll(/\s/g, '-')}`;
  const activeId = active && idOf(active.key);
  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [activeId]);

  const choose = (option: Option) => {
    setActiveKey(option.key);
    onChoose(option);
  };

  const press = (event: KeyboardEvent) => {
    // Enter may only confirm a character composed with an input method.
    if (event.nativeEvent.isComposing || event.shiftKey || event.altKey || event.ctrlKey || event.metaKey)
      return;
    const next = nextIndex(event.key, active ? options.indexOf(active) : -1, options.length);
    if (event.key === 'Enter') {
      if (active) setActiveKey(active.key);
      props.onEnter(active);
    } else if (next === undefined) return;
    else setActiveKey(options[next]?.key ?? '');
    event.preventDefault();
  };

  return (
    <>
      <div className={box.box}>
        <Icon name={props.icon ?? 'search'} size="sm" />
        <input
          type="text"
          role="combobox"
          className={box.control}
          {...(props.control ?? { 'aria-label': label })}
          aria-autocomplete="list"
          aria-expanded={options.length > 0}
          aria-controls={`${id}-list`}
          aria-activedescendant={activeId}
          autoComplete="off"
          autoCapitalize="none"
          maxLength={props.maxLength}
          spellCheck={false}
          placeholder={props.placeholder}
          value={props.value}
          onChange={(event) => {
            setActiveKey('');
            onChange(event.target.value);
          }}
          onFocus={props.onFocus}
          onBlur={props.onBlur}
          onKeyDown={press}
        />
        {props.end}
      </div>
      {/* The focus stays in the field. */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: only keeps the focus */}
      <div className={props.listClass} onMouseDown={(event: MouseEvent) => event.preventDefault()}>
        <div id={`${id}-list`} role="listbox" aria-label={label} className={classes(stack[2], css.list)}>
          {groups.map(({ heading, options: inGroup }) => (
            // biome-ignore lint/a11y/useSemanticElements: a fieldset is no group of options
            <div key={heading} role="group" aria-labelledby={idOf(heading)}>
              <p id={idOf(heading)} className={secondary}>
                {heading}
              </p>
              {inGroup.map((option) => (
                // biome-ignore lint/a11y/useKeyWithClickEvents: the field handles the keys
                // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the field
                <div
                  key={option.key}
                  id={idOf(option.key)}
                  role="option"
                  aria-selected={option === active}
                  data-highlighted={option === active ? '' : undefined}
                  className={css.option}
                  onMouseMove={() => setActiveKey(option.key)}
                  onClick={() => choose(option)}
                >
                  {props.renderOption(option)}
                </div>
              ))}
            </div>
          ))}
        </div>
        {options.length > 0 && props.foot}
      </div>
    </>
  );
}

/** Arrow keys wrap around; undefined for any other key. */
function nextIndex(key: string, now: number, count: number): number | undefined {
  if (count === 0) return undefined;
  switch (key) {
    case 'ArrowDown':
      return (now + 1) % count;
    case 'ArrowUp':
      return (now - 1 + count) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
}
