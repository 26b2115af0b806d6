export const ENTRY = 'src/main.tsx';
export const SIGNED_IN = 'src/app/layout-and-dashboard.ts';

/** The output file of a module with its own chunk. */
export function chunkOf(metafile, source) {
  const found = Object.entries(metafile.outputs).find(([, { entryPoint }]) => entryPoint === source);
  if (!found) throw new Error(`${source} has no chunk of its own`);
  return found[0];
}

/**
 * The scripts that a browser loads before these modules can run. The entry's own file is left out: it only imports the chunk
 * with the entry's code.
 */
export function scriptsOf({ outputs }, sources) {
  const files = new Set();
  const add = (file) => {
    if (files.has(file)) return;
    files.add(file);
    for (const { path: imported, kind } of outputs[file].imports)
      if (kind === 'import-statement') add(imported);
  };
  for (const source of sources) add(chunkOf({ outputs }, source));
  files.delete(chunkOf({ outputs }, ENTRY));
  return [...files];
}

export function styleSheetOf(metafile, source) {
  return metafile.outputs[chunkOf(metafile, source)].cssBundle;
}
