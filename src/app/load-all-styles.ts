let loaded: Promise<void> | undefined;

/** Loads the style sheet of all screens, which the page omits at first because the login does not need it. */
export function loadAllStyles(): Promise<void> {
  loaded ??= addStyleSheet(document.querySelector<HTMLMetaElement>('meta[name="all-styles"]')?.content);
  return loaded;
}

function addStyleSheet(href: string | undefined): Promise<void> {
  if (!href) return Promise.resolve();
  return new Promise((resolve, reject) => {
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
    link.onload = () => resolve();
    link.onerror = () => {
      loaded = undefined;
      link.remove();
      reject(new Error(href));
    };
    document.head.append(link);
  });
}
