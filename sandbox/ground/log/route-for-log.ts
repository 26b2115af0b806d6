const AREAS = /^\/(api|assets|docs|healthz|readyz|sandbox)(?=\/|$)/;

/** The name of a path in the log until its operation is known: only its first segment, because later ones may contain ids. */
export function routeForLog(pathname: string): string {
  const [area = ''] = AREAS.exec(pathname) ?? [];
  return pathname === area ? area : `${area}/*`;
}
