import { type ReactNode, useRef, useState } from 'react';
import { Button } from '#ui/button.tsx';
import { ConfirmWordDialog } from '#ui/confirm-word-dialog.tsx';
import { Dialog } from '#ui/dialog.tsx';
import type { Outcome } from './outcome.ts';
import { OutcomeList } from './outcome-list.tsx';
import { runEach } from './run-each.ts';
import { SelectionList, type SelectionRow } from './selection-list.tsx';

interface Confirmation {
  title: string;
  subtitle: ReactNode;
  /** Label of the button. */
  action: string;
  /** Word to type as a confirmation; absent when the action on a single row needs none. */
  word?: string;
}

interface SelectionDialogProps {
  title: string;
  subtitle: string;
  rows: readonly SelectionRow[];
  /** Id of the row from whose menu the dialog was opened, if it was opened from one. */
  first?: string;
  /** Label of the button: `Cancelar 3 pendientes`. */
  action: (count: number) => string;
  confirmation: (chosen: readonly SelectionRow[]) => Confirmation;
  /** Makes the call for one row. Never rejects. */
  act: (id: string) => Promise<Outcome>;
  /** Reads the changed data again. */
  finish: () => Promise<unknown>;
  onClose: () => void;
}

type Step = 'choosing' | 'confirming' | 'acting' | 'done';

/** An action on several rows: choose them, confirm, see the outcome of each. Failed ones can be repeated. */
export function SelectionDialog(props: SelectionDialogProps) {
  const { rows: given, first, act, finish, onClose } = props;
  // Keeps the rows it was opened with, because the list behind it may still change.
  const [rows] = useState(given);
  const [step, setStep] = useState<Step>('choosing');
  const [chosen, setChosen] = useState<ReadonlySet<string>>(
    () => new Set(first === undefined ? [] : [first]),
  );
  const [outcomes, setOutcomes] = useState<ReadonlyMap<string, Outcome>>(new Map());
  const isRunning = useRef(false);
  const chosenRows = rows.filter(({ id }) => chosen.has(id));
  const failed = chosenRows.filter(({ id }) => outcomes.get(id)?.kind === 'failed');

  const run = async (wanted: readonly SelectionRow[]) => {
    if (isRunning.current) return;
    isRunning.current = true;
    setStep('acting');
    setOutcomes((before) => new Map([...before].filter(([id]) => !wanted.some((row) => row.id === id))));
    await runEach(
      wanted,
      ({ id }) => act(id),
      ({ id }, outcome) => setOutcomes((before) => new Map([...before, [id, outcome]])),
    );
    isRunning.current = false;
    setStep('done');
    await finish();
  };

  if (step === 'choosing') {
    return (
      <Dialog
        title={props.title}
        subtitle={props.subtitle}
        onClose={onClose}
        onSubmit={() => chosen.size > 0 && setStep('confirming')}
        foot={
          <>
            <Button type="submit" size="full" disabled={chosen.size === 0}>
              {chosen.size === 0 ? 'Elige al menos uno' : props.action(chosen.size)}
            </Button>
            <Button variant="text" onClick={onClose}>
              Volver
            </Button>
          </>
        }
      >
        <SelectionList label={props.title} rows={rows} chosen={chosen} onChange={setChosen} />
      </Dialog>
    );
  }
  if (step === 'confirming') {
    const { word, ...confirmation } = props.confirmation(chosenRows);
    const back = () => setStep('choosing');
    const confirm = () => void run(chosenRows);
    if (word) return <ConfirmWordDialog {...confirmation} word={word} onConfirm={confirm} onClose={back} />;
    return <Confirm {...confirmation} onConfirm={confirm} onClose={back} />;
  }
  const busy = step === 'acting';
  return (
    <Dialog
      title={props.title}
      busy={busy}
      onClose={onClose}
      foot={
        <>
          {failed.length > 0 && !busy && (
            <Button size="full" onClick={() => void run(failed)}>
              {failed.length === 1 ? 'Repetir la que falló' : `Repetir las ${failed.length} que fallaron`}
            </Button>
          )}
          <Button variant={failed.length > 0 ? 'text' : 'primary'} loading={busy} onClick={onClose}>
            Cerrar
          </Button>
        </>
      }
    >
      <OutcomeList rows={chosenRows} outcomes={outcomes} />
    </Dialog>
  );
}

type ConfirmProps = Omit<Confirmation, 'word'> & { onConfirm: () => void; onClose: () => void };

const Confirm = ({ title, subtitle, action, onConfirm, onClose }: ConfirmProps) => (
  <Dialog
    title={title}
    subtitle={subtitle}
    destructive
    onClose={onClose}
    foot={
      <>
        <Button variant="danger" size="full" onClick={onConfirm}>
          {action}
        </Button>
        <Button variant="text" onClick={onClose}>
          Volver
        </Button>
      </>
    }
  />
);
