const AREAS = /^\/(api|assets|docs|healthz|readyz|sandbox)(?=\/|$)/;

/** How the log names a path until its operation is known: by its first segment, because later ones may hold ids. */
export function routeForLog(pathname: string): string {
  const [area = ''] = AREAS.exec(pathname) ?? [];
  return pathname === area ? area : `${area}/*`;
}
