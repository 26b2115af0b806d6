import { afterPadKey, PAD_KEYS, type PadKey } from '#domain/amount-pad.ts';
import { deviceStorage } from '#stores/browser-storage.ts';
import { Icon } from '#ui/icon.tsx';
import * as css from './amount-pad.css.ts';

const FELT_MS = 10;
const DEVICE_KEYBOARD = 'cobros.device-keyboard';

/** True unless the user has switched to the device's keyboard. */
export const usesPad = (): boolean => deviceStorage.get(DEVICE_KEYBOARD) === null;

export const rememberPad = (chosen: boolean): void =>
  chosen ? deviceStorage.remove(DEVICE_KEYBOARD) : deviceStorage.set(DEVICE_KEYBOARD, 'yes');

interface AmountPadProps {
  value: string;
  onChange: (value: string) => void;
}

/** A number pad for phones and tablets, where the device's keyboard would cover half of the dialog. */
export const AmountPad = ({ value, onChange }: AmountPadProps) => {
  const press = (key: PadKey) => {
    navigator.vibrate?.(FELT_MS);
    onChange(afterPadKey(value, key));
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset can't be laid out as a grid in every browser
    <div className={css.pad} role="group" aria-label="Teclado del monto">
      {PAD_KEYS.map((key) => (
        <button
          key={key}
          type="button"
          className={css.key}
          aria-label={NAMES[key]}
          onClick={() => press(key)}
        >
          {key === 'backspace' ? <Icon name={key} /> : key}
        </button>
      ))}
    </div>
  );
};

const NAMES: Partial<Record<PadKey, string>> = { '.': 'Punto', backspace: 'Borrar' };
