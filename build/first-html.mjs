import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import * as esbuild from 'esbuild';
import { BASE_PATH } from './base-path.mjs';
import { bundleInlineScript } from './bundle-inline-script.mjs';
import { portalCodeOptions } from './portal-code-options.mjs';
import { usedStyles, withoutUnusedVariables } from './used-styles.mjs';

const FOLDER = 'src/app/first-html';
const OUT = 'dist/first-html';

/**
 * Renders the content of index.html with the portal's own components: the login page, the frame with the skeletons of the
 * screens, their styles, and the script that selects one of them. Class names depend only on the source files, so they match
 * those of the main build.
 * @param filesOf returns the scripts that a screen needs, given the source file of its module
 */
export async function buildFirstHtml(kind, { signedIn, filesOf }) {
  const pages = await buildPages(kind, signedIn);
  const { dashboard, bar, list, login } = pages.templates;
  const templates = { login: withoutAutofocus(withoutPreloads(login)), ...framesOf(dashboard), bar, list };
  const { html, styles } = withoutStyleAttributes(templates);
  const shared = filesOf(signedIn);
  const places = pages.places.map(({ place, title, source }) => [
    place,
    title,
    filesOf(source).filter((file) => !shared.includes(file)),
  ]);
  const script = await bundleInlineScript(`${FOLDER}/show-login-or-frame.ts`, kind, {
    OTHER_PLACES: JSON.stringify(pages.otherPlaces),
    PLACES: JSON.stringify(places),
    SIGNED_IN_FILES: JSON.stringify(shared),
  });
  const frameStyles = usedStyles(pages.styles.frame, Object.values(html).join(''), pages.styles.login);
  return {
    script,
    styles: withoutUnusedVariables(pages.styles.login + frameStyles + styles),
    font: pages.styles.font,
    fontFiles: pages.fontFiles,
    templates: html,
  };
}

/** Removes the image preloads that React puts before the markup: the browser would fetch them for templates that are not shown. */
const withoutPreloads = (html) => html.replace(/^(<link [^>]*>)+/, '');

/** Removes autofocus, because the first script focuses a field itself and the browser would log that it ignores the attribute. */
const withoutAutofocus = (html) => html.replace(' autofocus=""', '');

function framesOf(dashboard) {
  const [, before, main, after] = /^(.*<main [^>]*>)(.*)(<\/main>.*)$/s.exec(withoutPreloads(dashboard));
  return { frame: before + after, dashboard: main };
}

/** Replaces style attributes, which the security policy forbids, with classes. */
function withoutStyleAttributes(templates) {
  const names = new Map();
  const nameOf = (style) => {
    if (!names.has(style)) names.set(style, `first-${names.size}`);
    return names.get(style);
  };
  const html = Object.fromEntries(
    Object.entries(templates).map(([name, markup]) => [
      name,
      markup.replace(
        / class="([^"]*)" style="([^"]*)"/g,
        (_, own, style) => ` class="${own} ${nameOf(style)}"`,
      ),
    ]),
  );
  return { html, styles: [...names].map(([style, name]) => `.${name}{${style}}`).join('') };
}

/** Replaces each lazily imported module with one that exports the path of its source file. */
const lazySources = {
  name: 'lazy-sources',
  setup({ onResolve, onLoad, resolve }) {
    onResolve({ filter: /^[.#]/ }, async ({ kind, path: target, resolveDir, importer }) => {
      if (kind !== 'dynamic-import') return undefined;
      const found = await resolve(target, { kind: 'import-statement', resolveDir, importer });
      return { path: path.relative('.', found.path), namespace: 'lazy-source' };
    });
    onLoad({ filter: /.*/, namespace: 'lazy-source' }, ({ path: source }) => ({
      contents: `export const source = ${JSON.stringify(source)};`,
    }));
  },
};

/** Bundles the pages and renders them in a process with the globals of a browser. */
async function buildPages(kind, signedIn) {
  const { metafile } = await esbuild.build({
    ...portalCodeOptions(kind),
    plugins: [lazySources, ...portalCodeOptions(kind).plugins],
    entryPoints: {
      login: `${FOLDER}/login-html.tsx`,
      frame: `${FOLDER}/frame-html.tsx`,
      font: 'styles/roboto.css.ts',
    },
    outdir: OUT,
    publicPath: `${BASE_PATH}/assets`,
    assetNames: '[name]-[hash]',
    minify: true,
    metafile: true,
  });
  await promisify(execFile)(process.execPath, ['build/render-first-html.mjs', OUT, signedIn]);
  const textOf = async (name) => (await readFile(`${OUT}/${name}`, 'utf8')).trim();
  return {
    ...JSON.parse(await textOf('pages.json')),
    styles: {
      login: await textOf('login.css'),
      frame: await textOf('frame.css'),
      font: await textOf('font.css'),
    },
    fontFiles: Object.keys(metafile.outputs).filter((file) => file.endsWith('.woff2')),
  };
}
