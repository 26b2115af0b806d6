// Gives unit tests a DOM. Node's own fetch, AbortSignal and streams stay, but the event classes must be the DOM's, because its
// elements accept no others.
import { Window } from 'happy-dom';

const window = new Window({ url: 'http://localhost:4173/' });
const own = new Set(['Event', 'CustomEvent', 'EventTarget', 'MessageEvent', 'navigator']);
for (const name of Object.getOwnPropertyNames(window)) {
  if (own.has(name) || !(name in globalThis)) {
    Object.defineProperty(globalThis, name, { configurable: true, writable: true, value: window[name] });
  }
}
Object.assign(globalThis, { window, document: window.document, IS_REACT_ACT_ENVIRONMENT: true });

// In newer browsers these return a promise.
for (const name of ['scroll', 'scrollTo', 'scrollBy'])
  for (const target of [globalThis, window, window.Element.prototype]) {
    const scroll = target[name];
    target[name] = async function (...place) {
      scroll.apply(this ?? window, place);
    };
  }
window.Element.prototype.scrollIntoView = async () => undefined;

// Node and happy-dom lack what every browser has.
globalThis.reportError = (error) => window.dispatchEvent(new window.ErrorEvent('error', { error }));

// Removed, because with these React's development build reports each element and render to a profiler, which takes a quarter of
// its time.
for (const name of ['createTask', 'timeStamp']) Reflect.deleteProperty(console, name);

// React's act opens a message channel each time and leaves it open, and each turn of Node's event loop visits every open one.
globalThis.MessageChannel = class {
  port1 = { onmessage: () => undefined };
  port2 = { postMessage: (data) => setImmediate(() => this.port1.onmessage({ data })) };
};
