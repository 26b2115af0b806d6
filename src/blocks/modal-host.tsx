import { useSignals } from '@preact/signals-react/runtime';
import { type ComponentType, createElement, type ReactNode, useEffect, useRef, useState } from 'react';
import { showError, showSuccess } from '../stores/messages.ts';
import type { ModalStep } from '../stores/modal-step.ts';
import { setOpenDialog, takeUnfinishedDialog } from '../stores/unfinished-dialog.ts';
import { DialogValuesContext } from './form/use-restorable-state.ts';

/** Of each step the module whose default export shows it; it gets the step's subject as props. */
export type StepDialogs<Step extends { step: string }> = {
  [Name in Step['step']]: () => Promise<{ default: ComponentType<Extract<Step, { step: Name }>> }>;
};

type ModalHostProps<Step extends { step: string }> = {
  modal: ModalStep<Step>;
  dialogs: StepDialogs<Step>;
  /** The rows its steps are about, as they are now; undefined as long as they are not read. */
  rows?: readonly Row[] | undefined;
};

interface Row {
  id: string;
}

const NO_ROWS: readonly Row[] = [];
let openings = 0;

/** Shows the open step. Its code comes when it is needed, or before, when the browser has nothing else to do. */
export function ModalHost<Step extends { step: string }>(props: ModalHostProps<Step>) {
  useSignals();
  const { modal, dialogs } = props;
  const open = modal.current.value;
  const [shown, setShown] = useState<ReactNode>(null);
  const left = useLeftStep(props);

  useEffect(() => whenIdle(() => fetchAll(dialogs)), [dialogs]);
  useEffect(() => {
    // The step before stays until the next one can take its place at once.
    if (isNone(open)) return setShown(null);
    let wanted = true;
    const typed = left.current ?? {};
    left.current = undefined;
    setOpenDialog({ step: open, typed });
    const show = (dialog: ReactNode) =>
      wanted && setShown(<DialogValuesContext value={typed}>{dialog}</DialogValuesContext>);
    dialogOf(open, dialogs).then(show, () => {
      modal.close();
      showError('Sin conexión', 'No se pudo abrir la ventana, revisa tu conexión');
    });
    return () => {
      wanted = false;
      setOpenDialog(undefined);
    };
  }, [open, modal, dialogs, left]);

  return isNone(open) ? null : shown;
}

/** Opens again what somebody was signed out of in the middle of it; answers what was typed there, for that step alone. */
function useLeftStep<Step extends { step: string }>(props: ModalHostProps<Step>) {
  const { modal, dialogs } = props;
  const rows = 'rows' in props ? props.rows : NO_ROWS;
  const typed = useRef<Record<string, unknown>>(undefined);

  useEffect(() => {
    const left = rows && takeUnfinishedDialog(Object.keys(dialogs));
    if (!left) return;
    typed.current = left.typed;
    modal.open(asNow(left.step as Step, rows));
    showSuccess('Sesión', 'Aquí está lo que escribías cuando terminó');
  }, [rows, dialogs, modal]);
  return typed;
}

/** The step with its subjects as they are now. */
function asNow<Step extends object>(step: Step, rows: readonly Row[]): Step {
  const subjects = Object.entries(step).map(([name, subject]) => [
    name,
    rows.find(({ id }) => id === (subject as Partial<Row> | null)?.id) ?? subject,
  ]);
  return Object.fromEntries(subjects);
}

function isNone(open: { step: string }): open is { step: 'none' } {
  return open.step === 'none';
}

async function dialogOf<Step extends { step: string }>(step: Step, dialogs: StepDialogs<Step>) {
  const load = dialogs[step.step as Step['step']];
  const { default: Dialog } = await load();
  openings += 1;
  return createElement(Dialog as ComponentType<object>, { ...step, key: openings });
}

function fetchAll(dialogs: Record<string, () => Promise<unknown>>): void {
  // What fails now is asked for again, and told, when somebody wants it.
  for (const load of Object.values(dialogs)) load().catch(() => undefined);
}

/** Safari has no idle callbacks. */
function whenIdle(work: () => void): () => void {
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(work, 1000);
    return () => clearTimeout(timer);
  }
  const idle = requestIdleCallback(work);
  return () => cancelIdleCallback(idle);
}
