import { type ReactNode, useState } from 'react';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';
import { TextField } from './text-field.tsx';

/** The match is exact and case-sensitive, as the specification requires. */
const matchesWord = (word: string, typed: string) => typed === word;

type ConfirmWordDialogProps = {
  title: string;
  subtitle?: ReactNode;
  /** The word that must be typed exactly: "Eliminar". */
  word: string;
  /** Label of the button: "Eliminar sucursal". */
  action: string;
  danger?: boolean;
  busy?: boolean;
  alert?: ReactNode;
  onConfirm: () => void;
  onClose: () => void;
  /** Consequences of the action. */
  children?: ReactNode;
};

export function ConfirmWordDialog(props: ConfirmWordDialogProps) {
  const { word, busy = false, danger = true } = props;
  const [typed, setTyped] = useState('');
  const matches = matchesWord(word, typed);
  return (
    <Dialog
      title={props.title}
      subtitle={props.subtitle}
      destructive
      busy={busy}
      alert={props.alert}
      onClose={props.onClose}
      onSubmit={() => matches && props.onConfirm()}
      foot={
        <>
          <Button
            type="submit"
            variant={danger ? 'danger' : 'primary'}
            size="full"
            disabled={!matches}
            loading={busy}
          >
            {props.action}
          </Button>
          <Button variant="text" disabled={busy} onClick={props.onClose}>
            Volver
          </Button>
        </>
      }
    >
      {props.children}
      <TextField
        label={
          <>
            Escribe <b translate="no">{word}</b> para confirmar
          </>
        }
        required
        value={typed}
        onChange={setTyped}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
      />
    </Dialog>
  );
}
