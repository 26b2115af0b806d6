const REASONS: Readonly<Record<string, string>> = {
  ENOTFOUND: 'No se encontró el servidor',
  EAI_AGAIN: 'No se encontró el servidor',
  ENODATA: 'No se encontró el servidor',
  ECONNREFUSED: 'El servidor rechazó la conexión',
  ECONNRESET: 'El servidor cerró la conexión',
  EHOSTUNREACH: 'No hay camino hasta el servidor',
  ENETUNREACH: 'No hay camino hasta el servidor',
  CERT_HAS_EXPIRED: 'El certificado del servidor venció',
};

/** Explains to people why nothing could be sent. */
export function connectionError(cause: unknown): string {
  // If several addresses were tried, reports only the last error.
  const last = cause instanceof AggregateError ? cause.errors.at(-1) : cause;
  const code = last instanceof Error && 'code' in last ? String(last.code) : '';
  if (/CERT|SIGNED|ISSUER|ALTNAME/.test(code))
    return REASONS[code] ?? 'El certificado del servidor no es válido';
  return REASONS[code] ?? 'No se pudo conectar con el servidor';
}
