/**
 * Remembers everything that tests may replace, such as clocks, fetch and parts of window. Returns a function that restores it.
 */
export function keepGlobals() {
  const { window, navigator, document } = globalThis;
  const owners = [globalThis, window, navigator, document, window?.Node.prototype, Date, console];
  const kept = [...new Set(owners)].filter(Boolean).map((owner) => ({ owner, before: propertiesOf(owner) }));
  return () => {
    for (const { owner, before } of kept) {
      // React marks the document to which it has attached its listeners.
      for (const name of propertiesOf(owner).keys())
        if (!before.has(name) && !name.startsWith('_')) Reflect.deleteProperty(owner, name);
      for (const [name, property] of before) {
        const now = Object.getOwnPropertyDescriptor(owner, name);
        if (now?.value !== property.value || now?.get !== property.get)
          Object.defineProperty(owner, name, property);
      }
    }
  };
}

function propertiesOf(owner) {
  return new Map(
    Object.getOwnPropertyNames(owner).map((name) => [name, Object.getOwnPropertyDescriptor(owner, name)]),
  );
}
