const AREAS = /^\/(api|assets|docs|healthz|readyz|sandbox)(?=\/|$)/;

/** A path as the log names it until an operation is known: its first step, because later ones may hold ids. */
export function routeForLog(pathname: string): string {
  const [area = ''] = AREAS.exec(pathname) ?? [];
  return pathname === area ? area : `${area}/*`;
}
