import { api } from './api.ts';
import { showClock } from './clock-panel.ts';
import { byId } from './dom.ts';
import { runAction } from './run-action.ts';

/**
 * Connects the buttons that make the next closing fail, make the bank return the next deposit, and restore the sample data.
 * `onChange` refreshes the rest of the page.
 */
export function startFailClosingAndReset(onChange: () => Promise<void>): void {
  const failClosing = byId('fail-closing', HTMLButtonElement);
  failClosing.addEventListener('click', () =>
    runAction(failClosing, async () => {
      await api.failNextClosing();
      return 'El próximo cierre que tome algo quedará en error';
    }),
  );
  const returnDeposit = byId('return-deposit', HTMLButtonElement);
  returnDeposit.addEventListener('click', () =>
    runAction(returnDeposit, async () => {
      await api.returnNextDeposit();
      return 'El banco devolverá el próximo depósito, un día hábil después';
    }),
  );
  const reset = byId('reset', HTMLButtonElement);
  const dialog = byId('reset-dialog', HTMLDialogElement);
  reset.addEventListener('click', () => {
    dialog.returnValue = '';
    dialog.showModal();
  });
  dialog.addEventListener('close', () => {
    if (dialog.returnValue !== 'reset') return;
    void runAction(reset, async () => {
      showClock(await api.reset());
      await onChange();
      return 'Los datos iniciales volvieron';
    });
  });
}
