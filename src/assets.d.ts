declare module '*.svg' {
  const url: string;
  export default url;
}

declare module '*?worker' {
  const url: string;
  export default url;
}

/** The path below which the portal is served, without its last slash; empty at the top of its host. Set by the build. */
declare const BASE_PATH: string;
