import { getSourceFromVirtualCssFile, virtualCssFileFilter } from '@vanilla-extract/integration';

const NAMESPACE = 'styles-with-code';

/**
 * Keeps the styles of rarely opened screens out of the shared sheet: they are loaded with the code of those screens, which
 * adopts them.
 */
export function stylesWithCodePlugin(modules) {
  return {
    name: NAMESPACE,
    setup(build) {
      build.onResolve({ filter: virtualCssFileFilter }, ({ path }) =>
        modules.test(path) ? { path, namespace: NAMESPACE, sideEffects: true } : undefined,
      );
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
