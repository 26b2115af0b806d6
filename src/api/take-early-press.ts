/** Returns once that «Enviar solicitud» was pressed before its dialog could open. */
export function takeEarlyPress(): boolean {
  const pressed = window.early?.opensRequest === true;
  if (window.early) window.early.opensRequest = false;
  return pressed;
}
