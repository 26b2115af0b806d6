import { useSignals } from '@preact/signals-react/runtime';
import { type ComponentType, createElement, type ReactNode, useEffect, useState } from 'react';
import { showError } from '../stores/messages.ts';
import type { ModalStep } from '../stores/modal-step.ts';

/** Of each step the module whose default export shows it; it gets the step's subject as props. */
export type StepDialogs<Step extends { step: string }> = {
  [Name in Step['step']]: () => Promise<{ default: ComponentType<Extract<Step, { step: Name }>> }>;
};

type ModalHostProps<Step extends { step: string }> = {
  modal: ModalStep<Step>;
  dialogs: StepDialogs<Step>;
};

let openings = 0;

/** Shows the open step. Its code comes when it is needed, or before, when the browser has nothing else to do. */
export function ModalHost<Step extends { step: string }>({ modal, dialogs }: ModalHostProps<Step>) {
  useSignals();
  const open = modal.current.value;
  const [shown, setShown] = useState<ReactNode>(null);

  useEffect(() => whenIdle(() => fetchAll(dialogs)), [dialogs]);
  useEffect(() => {
    let wanted = true;
    const show = (dialog: ReactNode) => wanted && setShown(dialog);
    // The step before stays until the next one can take its place at once.
    if (isNone(open)) setShown(null);
    else
      dialogOf(open, dialogs).then(show, () => {
        modal.close();
        showError('Sin conexión', 'No se pudo abrir la ventana, revisa tu conexión');
      });
    return () => {
      wanted = false;
    };
  }, [open, modal, dialogs]);

  return isNone(open) ? null : shown;
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
