declare module '*.svg' {
  const url: string;
  export default url;
}

declare module '*?worker' {
  const url: string;
  export default url;
}
