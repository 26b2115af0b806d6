/** Returns, once, which button was pressed before its dialog could open: «Enviar solicitud» or «Cobrar». */
export function takeEarlyPress(): 'request' | 'charge' | undefined {
  const pressed = window.early?.opens;
  if (window.early) delete window.early.opens;
  return pressed;
}
