import { api, type Clock } from './api.ts';
import { byId, setText } from './dom.ts';
import { ahead, dateTime, time } from './format-time.ts';
import { runAction } from './run-action.ts';

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

/** Updates the displayed time, including that on the phone. */
export function tick(): void {
  const now = worldNow();
  setText(byId('clock-now', HTMLElement), dateTime(now));
  setText(byId('phone-time', HTMLElement), time(now).slice(0, 5));
}

/** Connects the buttons that move the clock forward. `onChange` refreshes the rest of the page. */
export function startClock(onChange: () => Promise<void>): void {
  for (const button of document.querySelectorAll<HTMLButtonElement>('[data-advance]')) {
    const seconds = Number(button.dataset.advance);
    button.addEventListener('click', () =>
      runAction(button, async () => {
        showClock(await api.advance(seconds));
        await onChange();
        return `El reloj se adelantó ${button.textContent?.slice(1)}`;
      }),
    );
  }
}
