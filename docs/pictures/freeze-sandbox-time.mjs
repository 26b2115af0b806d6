// Loaded into the sandbox first: freezes its time, so that all data looks the same in every run.
const FIXED = Number(process.env.FIXED_TIME);

globalThis.Date = new Proxy(Date, {
  construct: (date, parts, subclass) => Reflect.construct(date, parts.length > 0 ? parts : [FIXED], subclass),
  get: (date, name) => (name === 'now' ? () => FIXED : Reflect.get(date, name)),
});
