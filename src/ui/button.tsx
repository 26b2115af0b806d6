import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import * as css from './button.css.ts';
import { classes } from './classes.ts';
import { Icon, type IconName } from './icon.tsx';
import { Spinner } from './spinner.tsx';
import { VisuallyHidden } from './visually-hidden.tsx';

export type ButtonVariant = keyof typeof css.variants;
export type ButtonSize = keyof typeof css.sizes;

type ButtonProps = Omit<ComponentProps<'button'>, 'className'> & {
  variant?: ButtonVariant;
  size?: ButtonSize;
  icon?: IconName;
  /** Keyboard shortcut shown after the label: "F2". */
  shortcut?: string;
  loading?: boolean;
  loadingLabel?: string;
  children: ReactNode;
};

/** Class names that make a link look like a button. */
export const buttonClass = (variant: ButtonVariant = 'primary', size: ButtonSize = 'regular') =>
  classes(
    css.variants[variant],
    css.sizes[size],
    size === 'sm' && variant.startsWith('text') && css.smallUnfilled,
  );

/** While loading, the button keeps its width and the focus (so it is not `disabled`) and ignores clicks. */
export function Button({
  variant,
  size,
  icon,
  shortcut,
  loading = false,
  loadingLabel = 'Cargando',
  onClick,
  children,
  ...rest
}: ButtonProps) {
  const click = (event: MouseEvent<HTMLButtonElement>) => {
    if (!loading) return onClick?.(event);
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <button
      type="button"
      {...rest}
      className={buttonClass(variant, size)}
      onClick={click}
      {...(loading && { 'aria-busy': true, 'aria-disabled': true })}
    >
      <span className={classes(css.content, loading && css.hidden)}>
        {icon && <Icon name={icon} size="sm" />}
        {children}
        {shortcut && <kbd className={css.key}>{shortcut}</kbd>}
      </span>
      {loading && (
        <span className={css.content}>
          <Spinner />
          {size === 'sm' ? <VisuallyHidden>{loadingLabel}</VisuallyHidden> : loadingLabel}
        </span>
      )}
    </button>
  );
}
