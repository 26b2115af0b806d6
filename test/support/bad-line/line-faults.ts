/** Ways in which a line, or a proxy on it, breaks a call. */
export type LineFault =
  | 'offline'
  | 'reset'
  | 'cut'
  | 'delay'
  | 'half a JSON'
  | '200 with HTML'
  | '500 with JSON'
  | '500 with HTML'
  | '503 with JSON';

interface Told {
  /** True if the call reaches the server, so that it is carried out although the caller gets no response. */
  carriedOut: boolean;
  /** Title and message that the screen must show. */
  says: string;
}

const CONNECTION = 'Sin conexión: No se pudo conectar con el servidor, revisa tu conexión';
const UNREADABLE = 'Error: Ocurrió un error, intente nuevamente';

export const LINE_FAULTS: Record<LineFault, Told> = {
  offline: { carriedOut: false, says: CONNECTION },
  reset: { carriedOut: true, says: CONNECTION },
  cut: { carriedOut: true, says: CONNECTION },
  delay: { carriedOut: true, says: 'Error: El servidor tardó demasiado en responder, intenta de nuevo' },
  'half a JSON': { carriedOut: true, says: UNREADABLE },
  '200 with HTML': { carriedOut: false, says: UNREADABLE },
  '500 with JSON': { carriedOut: false, says: 'Servidor: Algo falló de nuestro lado' },
  '500 with HTML': { carriedOut: false, says: UNREADABLE },
  '503 with JSON': { carriedOut: false, says: 'Servicio: El servicio no está disponible en este momento' },
};

export const FAULT_NAMES = Object.keys(LINE_FAULTS) as LineFault[];

export const ERROR_PAGE =
  '<!doctype html><html lang="en"><title>502 Bad Gateway</title><h1>502 Bad Gateway</h1><p>openresty</p></html>';

/** The envelope of a rejection, as sent by the fault with this status. */
export const rejectionOf = (status: 500 | 503): string => {
  const [title, message] = LINE_FAULTS[`${status} with JSON`].says.split(': ');
  return JSON.stringify({ responseContent: null, info: { title, message } });
};
