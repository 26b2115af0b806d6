/** Runs a rendering on a screen below every breakpoint. */
export async function onNarrowScreen<Shown>(show: () => Promise<Shown>): Promise<Shown> {
  const real = window.matchMedia;
  window.matchMedia = () =>
    ({ matches: true, addEventListener() {}, removeEventListener() {} }) as unknown as MediaQueryList;
  try {
    return await show();
  } finally {
    window.matchMedia = real;
  }
}
