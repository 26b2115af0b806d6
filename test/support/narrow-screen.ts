/** Runs renders and actions on a screen narrower than every breakpoint. */
export async function onNarrowScreen<Result>(run: () => Promise<Result>): Promise<Result> {
  const real = window.matchMedia;
  window.matchMedia = () =>
    ({ matches: true, addEventListener() {}, removeEventListener() {} }) as unknown as MediaQueryList;
  try {
    return await run();
  } finally {
    window.matchMedia = real;
  }
}
