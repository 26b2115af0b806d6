import { getSourceFromVirtualCssFile, virtualCssFileFilter } from '@vanilla-extract/integration';

const NAMESPACE = 'styles-with-code';

/**
 * Keeps the styles of rarely opened screens out of the shared sheet: they are loaded with the code of those screens, which
 * adopts them. A place in which there are no styles fails the build, because those that were there would be in the sheet.
 */
export function stylesWithCodePlugin(places) {
  const placeOf = (path) => places.find((place) => /^[/.]/.test(path.split(`src/${place}`)[1] ?? ''));
  return {
    name: NAMESPACE,
    setup(build) {
      const found = new Set();
      build.onResolve({ filter: virtualCssFileFilter }, ({ path }) => {
        const place = placeOf(path);
        if (!place) return undefined;
        found.add(place);
        return { path, namespace: NAMESPACE, sideEffects: true };
      });
      build.onEnd(() => ({
        errors: places
          .filter((place) => !found.has(place))
          .map((place) => ({ text: `No styles in src/${place}` })),
      }));
      build.onLoad({ filter: /.*/, namespace: NAMESPACE }, async ({ path }) => {
        const { source } = await getSourceFromVirtualCssFile(path);
        const { minify } = build.initialOptions;
        const { code } = await build.esbuild.transform(source, { loader: 'css', minify });
        const contents = `const sheet = new CSSStyleSheet();
          sheet.replaceSync(${JSON.stringify(code)});
          document.adoptedStyleSheets.push(sheet);`;
        return { contents, loader: 'js' };
      });
    },
  };
}
