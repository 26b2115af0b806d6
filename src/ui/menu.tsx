import * as Radix from '@radix-ui/react-dropdown-menu';
import { type RefObject, useRef } from 'react';
import { Icon, type IconName } from './icon.tsx';
import * as css from './menu.css.ts';

export type MenuItem = { label: string; icon?: IconName; danger?: boolean; onSelect: () => void };

type MenuProps = {
  button: RefObject<HTMLButtonElement | null>;
  label: string;
  items: MenuItem[];
  /** Opened with the keyboard, so the first item gets the focus. */
  byKeyboard: boolean;
  onClose: () => void;
};

/** Removes the trigger's button attributes, because here it only positions the menu. */
const NO_BUTTON = { type: undefined, 'aria-haspopup': undefined, 'aria-expanded': undefined };

/** In rem: the height of an item on a phone, and what a menu has around its items. */
const ITEM = 2.75;
const AROUND = 2.5;

/** False if neither above nor below the button there is room for all items: then the menu opens at its side, and is not cut. */
function fitsAboveOrBelow(button: HTMLElement | null, count: number): boolean {
  const { top, bottom } = button?.getBoundingClientRect() ?? { top: 0, bottom: 0 };
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  return Math.max(top, innerHeight - bottom) >= (count * ITEM + AROUND) * rem;
}

const Item = ({ item, onChoose }: { item: MenuItem; onChoose: () => void }) => (
  <Radix.Item className={item.danger ? css.danger : css.item} onSelect={onChoose}>
    {item.icon && (
      <span className={item.danger ? undefined : css.itemIcon}>
        <Icon name={item.icon} size="md" />
      </span>
    )}
    {item.label}
  </Radix.Item>
);

/** The open menu of a menu button, which loads this code. Dangerous items come last, after a divider. */
export function Menu({ button, label, items, byKeyboard, onClose }: MenuProps) {
  const chosen = useRef<MenuItem>(null);
  const leftByPointer = useRef(false);
  const safe = items.filter((item) => !item.danger);
  const dangerous = items.filter((item) => item.danger);
  const choose = (item: MenuItem) => () => {
    chosen.current = item;
  };
  return (
    <Radix.Root open modal={false} onOpenChange={onClose}>
      <Radix.Trigger asChild>
        <span className={css.place} aria-hidden="true" {...NO_BUTTON} />
      </Radix.Trigger>
      <Radix.Portal>
        <section aria-label={label}>
          <Radix.Content
            className={css.menu}
            side={fitsAboveOrBelow(button.current, items.length) ? 'bottom' : 'left'}
            align="end"
            sideOffset={4}
            collisionPadding={8}
            loop
            aria-label={label}
            aria-labelledby={undefined}
            onFocus={(event) => {
              if (byKeyboard && event.target === event.currentTarget)
                event.currentTarget.querySelector<HTMLElement>('[role=menuitem]')?.focus();
            }}
            onInteractOutside={(event) => {
              // The button handles its own click.
              if (button.current?.contains(event.target as Node)) event.preventDefault();
              else leftByPointer.current = true;
            }}
            onCloseAutoFocus={(event) => {
              event.preventDefault();
              if (!leftByPointer.current) button.current?.focus();
              // Called after the focus has returned to the button, so that a dialog opened by the item can return it there.
              chosen.current?.onSelect();
            }}
          >
            {safe.map((item) => (
              <Item key={item.label} item={item} onChoose={choose(item)} />
            ))}
            {safe.length > 0 && dangerous.length > 0 && <Radix.Separator className={css.rule} />}
            {dangerous.map((item) => (
              <Item key={item.label} item={item} onChoose={choose(item)} />
            ))}
          </Radix.Content>
        </section>
      </Radix.Portal>
    </Radix.Root>
  );
}
