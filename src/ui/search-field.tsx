import { useEffect, useRef } from 'react';
import { onlyWide } from '#styles/layout.css.ts';
import { secondary } from '#styles/typography.css.ts';
import { classes } from './classes.ts';
import { Icon } from './icon.tsx';
import { IconButton } from './icon-button.tsx';
import * as box from './input-box.css.ts';
import { isDialogOpen } from './is-dialog-open.ts';

type SearchFieldProps = {
  label: string;
  value: string;
  onChange: (value: string) => void;
  onSubmit?: () => void;
  placeholder?: string;
  /** Keyboard shortcut that focuses the field, shown inside it: "F4". */
  shortcut?: string;
};

export function SearchField({ label, value, onChange, onSubmit, placeholder, shortcut }: SearchFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (!shortcut) return;
    const press = (event: KeyboardEvent) => {
      if (event.key !== shortcut || isDialogOpen() || event.altKey || event.ctrlKey) return;
      event.preventDefault();
      input.current?.select();
      input.current?.focus();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [shortcut]);
  return (
    // biome-ignore lint/a11y/useSemanticElements: browsers of 2023 lack the element `search`
    <div className={classes(box.box, box.small)} role="search">
      <Icon name="search" size="sm" />
      <input
        ref={input}
        type="search"
        className={box.control}
        aria-label={label}
        aria-keyshortcuts={shortcut}
        placeholder={placeholder}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={(event) => event.key === 'Enter' && onSubmit?.()}
      />
      {value && (
        <IconButton
          icon="close"
          label="Borrar la búsqueda"
          onClick={() => {
            onChange('');
            input.current?.focus();
          }}
        />
      )}
      {shortcut && <kbd className={classes(secondary, onlyWide)}>{shortcut}</kbd>}
    </div>
  );
}
