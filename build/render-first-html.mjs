// Runs in its own process, because it needs the globals of a browser: renders the pages of index.html and writes them
// to a file.
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { Window } from 'happy-dom';

const [folder, signedIn] = process.argv.slice(2);
const window = new Window({ url: 'http://localhost/' });
for (const name of Object.getOwnPropertyNames(window))
  if (!(name in globalThis))
    Object.defineProperty(globalThis, name, { configurable: true, writable: true, value: window[name] });
Object.assign(globalThis, { window, document: window.document });

const load = (name) => import(pathToFileURL(path.resolve(folder, name)).href);
const { loginHtml, otherPlaces } = await load('login.js');
const { frameHtml, userRoutes } = await load('frame.js');

// In this bundle a lazily imported module is just the name of its source file.
const sourceOf = async (loadScreen) =>
  (await loadScreen(async () => ({ dashboard: { source: signedIn } }))).source;
const places = await Promise.all(
  userRoutes.map(async ({ path: place, title, load }) => ({ place, title, source: await sourceOf(load) })),
);
const templates = { login: await loginHtml(), ...frameHtml() };
await writeFile(path.join(folder, 'pages.json'), JSON.stringify({ templates, otherPlaces, places }));
// The rendered pages keep polling, so the process would never end by itself.
process.exit(0);
