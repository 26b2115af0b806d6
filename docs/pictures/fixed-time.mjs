// Loaded into the sandbox before anything else: its time stands still, so that the seed data and whatever is done
// to it read the same in every run.
const FIXED = Number(process.env.FIXED_TIME);

globalThis.Date = new Proxy(Date, {
  construct: (date, parts, subclass) => Reflect.construct(date, parts.length > 0 ? parts : [FIXED], subclass),
  get: (date, name) => (name === 'now' ? () => FIXED : Reflect.get(date, name)),
});
