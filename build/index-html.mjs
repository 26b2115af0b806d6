import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { BASE_PATH } from './base-path.mjs';
import { ENTRY, SIGNED_IN, scriptsOf, styleSheetOf } from './find-portal-outputs.mjs';
import { buildFirstHtml } from './first-html.mjs';
import { securityPolicy } from './security-policy.mjs';

/**
 * Builds index.html and its security policy, and sets the names of its font files. The page contains the login page with its
 * styles, and the names of the hashed files. esbuild puts the styles of all screens into one sheet, which
 * src/app/load-all-styles.ts loads for signed-in users.
 */
export async function buildIndexHtml(metafile, kind, folder) {
  const url = (file) => `${BASE_PATH}/${path.relative(folder, file)}`;
  const { script, styles, font, fontFiles, templates } = await buildFirstHtml(kind, {
    signedIn: SIGNED_IN,
    filesOf: (source) => scriptsOf(metafile, [source]).map((file) => path.basename(file)),
  });
  const parts = {
    head: [
      // Placed before the styles, which are long, because this script decides when the page is usable. The first script starts it.
      ...scriptsOf(metafile, [ENTRY]).map((file) => `<link rel="modulepreload" href="${url(file)}" />`),
      `<style>${styles}</style>`,
      // The first script decides when the font applies.
      `<style id="font" media="not all">${font}</style>`,
      `<meta name="all-styles" content="${url(styleSheetOf(metafile, ENTRY))}" />`,
      // Not in the body, because an open dialog hides the body's children with an attribute that HTML forbids for templates.
      ...Object.entries(templates).map(([name, html]) => `<template id="first-${name}">${html}</template>`),
    ].join('\n    '),
    body: ['<div id="app"></div>', `<script>${script}</script>`].join('\n    '),
  };
  const template = await readFile('src/index.html', 'utf8');
  const page = template
    .replaceAll('%base%', BASE_PATH)
    .replace(/<!-- (head|body) -->/g, (_, name) => parts[name]);
  return { page, policy: securityPolicy({ scripts: [script], styles: [styles, font] }), fontFiles };
}
