import { computed, type ReadonlySignal, signal } from '@preact/signals-react';
import { useSignals } from '@preact/signals-react/runtime';
import { type ComponentType, createElement, type ReactNode, useEffect, useRef, useState } from 'react';
import { isBuildReplaced } from '#api/is-build-replaced.ts';
import { endIntention } from '#api/keyed-calls.ts';
import { reopenAfterReload, setOpenDialog, takeKeptDialog } from '#stores/kept-dialog.ts';
import { showError, showSuccess } from '#stores/messages.ts';
import { usePrefetch } from '#stores/prefetch-code.ts';
import { keepEarlyKeys, takeEarlyKeys } from '#ui/early-keys.ts';
import { ErrorBoundary } from '#ui/error-boundary.tsx';
import { DialogValuesContext } from './form/use-restorable-state.ts';
import { useOnDemand } from './use-on-demand.ts';

export interface ModalStep<Step extends { step: string }> {
  /** Distinguishes the modal steps of different screens. */
  name: string;
  /** The open step with its subject, or `{ step: 'none' }`. */
  current: ReadonlySignal<Step | { step: 'none' }>;
  open(step: Step): void;
  close(): void;
}

/** The dialogs of one screen. One is open at a time, and its step contains its subject. */
export function createModalStep<Step extends { step: string }>(name: string): ModalStep<Step> {
  const current = signal<Step | { step: 'none' }>({ step: 'none' });
  return {
    name,
    current: computed(() => current.value),
    open: (step) => {
      keepEarlyKeys();
      current.value = step;
    },
    close: () => {
      endIntention();
      takeEarlyKeys();
      current.value = { step: 'none' };
    },
  };
}

/** Component of each step, which gets the step's subject as props. */
export type StepDialogs<Step extends { step: string }> = {
  [Name in Step['step']]: ComponentType<Extract<Step, { step: Name }>>;
};

type ModalHostProps<Step extends { step: string }> = {
  modal: ModalStep<Step>;
  /** Loads the dialogs of all steps, which share one file. */
  dialogs: () => Promise<StepDialogs<Step>>;
  /** Loads the dialogs only when a step opens, instead of while the browser is idle. */
  onDemand?: boolean;
  /** Current rows, which replace the subjects of steps; undefined until they are loaded. */
  rows?: readonly Row[] | undefined;
};

interface Row {
  id: string;
}

/** The open dialog, for the current rows. */
type Shown = (rows: readonly Row[] | undefined) => ReactNode;

const NO_ROWS: readonly Row[] = [];
/** Values typed in the dialog of a step, for when the screen around it is shown anew. */
const typedIn = new WeakMap<object, Record<string, unknown>>();
let openings = 0;
const NOT_OPENED = 'No se pudo abrir la ventana';

/** Shows the dialog of the open step. Its code is loaded on demand, or earlier while the browser is idle. */
export function ModalHost<Step extends { step: string }>(props: ModalHostProps<Step>) {
  useSignals();
  const { modal, dialogs } = props;
  const open = modal.current.value;
  const [shown, setShown] = useState<Shown>();
  const left = useLeftStep(props);

  usePrefetch(props.onDemand ? undefined : dialogs);
  useEffect(() => {
    // The previous step stays until the next one is loaded.
    if (isNone(open)) return setShown(undefined);
    let wanted = true;
    const typed = left.current ?? typedIn.get(open) ?? {};
    typedIn.set(open, typed);
    left.current = undefined;
    setOpenDialog({ modal: modal.name, step: open, typed });
    const show = ({ [open.step as Step['step']]: Dialog }: StepDialogs<Step>) => {
      const key = ++openings;
      const shownWith: Shown = (rows) => (
        <ErrorBoundary
          key={key}
          fallback={(retry) => <FailedDialogOnDemand onRetry={retry} onClose={modal.close} />}
        >
          <DialogValuesContext value={typed}>
            {createElement(Dialog as ComponentType<object>, asNow(open, rows))}
          </DialogValuesContext>
        </ErrorBoundary>
      );
      if (wanted) setShown(() => shownWith);
    };
    dialogs().then(show, async () => {
      if (await isBuildReplaced()) return reopenAfterReload({ modal: modal.name, step: open, typed });
      modal.close();
      showError('Sin conexión', `${NOT_OPENED}, revisa tu conexión y recarga la página`);
    });
    return () => {
      wanted = false;
      setOpenDialog(undefined);
    };
  }, [open, modal, dialogs, left]);

  return isNone(open) ? null : shown?.(props.rows);
}

const loadFailedDialog = async () => (await import('./failed-dialog.tsx')).FailedDialog;

function FailedDialogOnDemand(props: { onRetry: () => void; onClose: () => void }) {
  const Failed = useOnDemand(loadFailedDialog, true, { leave: props.onClose, says: NOT_OPENED });
  return Failed && <Failed {...props} />;
}

/** Reopens the dialog that was open when the session ended. Returns the values typed in it, for that step only. */
function useLeftStep<Step extends { step: string }>(props: ModalHostProps<Step>) {
  const { modal } = props;
  const rows = 'rows' in props ? props.rows : NO_ROWS;
  const typed = useRef<Record<string, unknown>>(undefined);

  useEffect(() => {
    const left = rows && takeKeptDialog(modal.name);
    if (!left) return;
    typed.current = left.typed;
    modal.open(asNow(left.step as Step, rows));
    if (Object.keys(left.typed).length > 0)
      showSuccess('Sesión', 'Aquí está lo que escribías cuando terminó');
  }, [rows, modal]);
  return typed;
}

/** Replaces the subjects of a step with their current rows. */
function asNow<Step extends object>(step: Step, rows: readonly Row[] | undefined): Step {
  const subjects = Object.entries(step).map(([name, subject]) => [
    name,
    rows?.find(({ id }) => id === (subject as Partial<Row> | null)?.id) ?? subject,
  ]);
  return Object.fromEntries(subjects);
}

function isNone(open: { step: string }): open is { step: 'none' } {
  return open.step === 'none';
}
