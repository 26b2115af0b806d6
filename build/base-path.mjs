const { BASE_PATH: typed = '/' } = process.env;
if (!/^\/([\w.~-]+\/)*$/.test(typed)) {
  console.error(`BASE_PATH=${typed} cannot be used: it must begin and end with a slash, such as /portal/`);
  process.exit(2);
}

/** The path below which the portal is served, without its last slash; empty at the top of its host. */
export const BASE_PATH = typed.slice(0, -1);
