// Finds the browsers of distribution packages that `npm run test:browsers` drives.
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

const LIBRARIES = '/usr/lib';

function inPath(...programs) {
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  const files = programs.flatMap((program) => folders.map((folder) => path.join(folder, program)));
  return files.find((file) => existsSync(file));
}

/** WebKitGTK's own small browser; the path of its folder contains the processor and the version. */
function findMiniBrowser() {
  if (!existsSync(LIBRARIES)) return undefined;
  return readdirSync(LIBRARIES, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name.includes('-linux-'))
    .flatMap(({ name }) =>
      readdirSync(`${LIBRARIES}/${name}`).map((library) => `${LIBRARIES}/${name}/${library}`),
    )
    .filter((folder) => /\/webkit2?gtk-[\d.]+$/.test(folder))
    .map((folder) => `${folder}/MiniBrowser`)
    .findLast((file) => existsSync(file));
}

/** Returns each browser with the Debian packages that it lacks here, and the variables by which tests find it. */
export function findBrowsers() {
  const programs = {
    firefox: { 'firefox-esr': process.env.FIREFOX_PATH ?? inPath('firefox-esr', 'firefox') },
    webkit: {
      'webkit2gtk-driver': inPath('WebKitWebDriver') && (process.env.MINIBROWSER_PATH ?? findMiniBrowser()),
      xvfb: inPath('Xvfb'),
    },
  };
  const environments = {
    firefox: { FIREFOX_PATH: programs.firefox['firefox-esr'] },
    webkit: { MINIBROWSER_PATH: programs.webkit['webkit2gtk-driver'] },
  };
  return Object.entries(programs).map(([name, needed]) => ({
    name,
    missing: Object.keys(needed).filter((debianPackage) => !needed[debianPackage]),
    environment: environments[name],
  }));
}
