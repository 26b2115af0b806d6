import { attempt } from './action-result.ts';
import { api, type Clock } from './api.ts';
import { byId, setText } from './dom.ts';
import { ahead, dateTime, time } from './format.ts';

let skewMs = 0;

/** Current time of the sandbox's clock. */
export function worldNow(): Date {
  return new Date(Date.now() + skewMs);
}

export function showClock(clock: Clock): void {
  skewMs = new Date(clock.now).getTime() - Date.now();
  setText(byId('clock-offset', HTMLElement), ahead(clock.offsetSeconds));
  tick();
}

/** Updates the displayed time. */
export function tick(): void {
  const now = worldNow();
  setText(byId('clock-now', HTMLElement), dateTime(now));
  setText(byId('phone-time', HTMLElement), time(now).slice(0, 5));
}

/** Connects the buttons of the clock. `onChange` refreshes the rest of the page. */
export function startClock(onChange: () => Promise<void>): void {
  const change = (button: HTMLButtonElement, work: () => Promise<Clock>, done: string) =>
    attempt(button, async () => {
      showClock(await work());
      await onChange();
      return done;
    });
  for (const button of document.querySelectorAll<HTMLButtonElement>('[data-advance]')) {
    const seconds = Number(button.dataset.advance);
    button.addEventListener('click', () =>
      change(button, () => api.advance(seconds), `El reloj se adelantó ${button.textContent?.slice(1)}`),
    );
  }
  const failClosing = byId('fail-closing', HTMLButtonElement);
  failClosing.addEventListener('click', () =>
    attempt(failClosing, async () => {
      await api.failNextClosing();
      return 'El próximo cierre que tome algo quedará en error';
    }),
  );
  const reset = byId('reset', HTMLButtonElement);
  const dialog = byId('reset-dialog', HTMLDialogElement);
  reset.addEventListener('click', () => {
    dialog.returnValue = '';
    dialog.showModal();
  });
  dialog.addEventListener('close', () => {
    if (dialog.returnValue === 'reset') void change(reset, api.reset, 'Los datos de ejemplo volvieron');
  });
}
