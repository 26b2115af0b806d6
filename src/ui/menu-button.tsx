import {
  type ComponentProps,
  type ComponentType,
  createContext,
  type KeyboardEvent,
  type MouseEvent,
  useContext,
  useRef,
  useState,
} from 'react';
import type { IconName } from './icon.tsx';
import { IconButton } from './icon-button.tsx';
import * as css from './menu.css.ts';
import type { Menu as MenuComponent, MenuItem } from './menu.tsx';

type MenuButtonProps = {
  /** Accessible name: "Acciones de Caja 2". */
  label: string;
  icon?: IconName;
  /** Called when the menu opens, so that a long list computes no menu in advance. */
  items: () => MenuItem[];
  disabled?: boolean;
  /** Replaces the button with an icon. */
  as?: ComponentType<ComponentProps<typeof IconButton>>;
};

let loaded: typeof MenuComponent | undefined;
const load = () =>
  import('./menu.tsx').then(
    ({ Menu }) => {
      loaded = Menu;
    },
    () => undefined,
  );

/** Called when a menu cannot open because its code did not load. */
export const MenuNotLoadedContext = createContext(() => {});

/** The menu's code is loaded when the pointer or focus first reaches a button; a menu is mounted only while it is open. */
export function MenuButton({
  label,
  icon = 'more',
  items,
  disabled,
  as: Trigger = IconButton,
}: MenuButtonProps) {
  const reportNotLoaded = useContext(MenuNotLoadedContext);
  const button = useRef<HTMLButtonElement>(null);
  const [openedBy, setOpenedBy] = useState<'pointer' | 'keyboard' | null>(null);

  const toggle = async (how: 'pointer' | 'keyboard') => {
    if (openedBy) return setOpenedBy(null);
    if (!loaded) await load();
    if (loaded) setOpenedBy(how);
    else reportNotLoaded();
  };
  const click = (event: MouseEvent) => toggle(event.detail === 0 ? 'keyboard' : 'pointer');
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' || openedBy) return;
    event.preventDefault();
    void toggle('keyboard');
  };
  const Menu = openedBy && loaded;
  return (
    <span className={css.anchor}>
      <Trigger
        ref={button}
        icon={icon}
        label={label}
        disabled={disabled}
        aria-haspopup="menu"
        aria-expanded={openedBy !== null}
        onPointerEnter={load}
        onFocus={load}
        onClick={click}
        onKeyDown={press}
      />
      {Menu && (
        <Menu
          button={button}
          label={label}
          items={items()}
          byKeyboard={openedBy === 'keyboard'}
          onClose={() => setOpenedBy(null)}
        />
      )}
    </span>
  );
}
