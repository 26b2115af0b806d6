import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ROUTES } from '#app/routes.ts';
import { STEPS } from '#screens/sign-up/steps.ts';
import { WALKS } from '../../screen-walks/walks/all.ts';
import { DIALOG_FAMILIES } from '../dialogs/all.ts';
import { assert, test } from './test.ts';

/** Routes that a state of the session shows at every path, and the route for unknown paths. */
const ANYWHERE = ['not-found', 'change-password', 'enroll'];

/** Building blocks of other dialogs, which are checked together with those. */
const SHARED =
  /\/(form|confirm-call|selection|change-default|closing-type|rename|profile-change|transaction-action|notification-settings)-dialog\.tsx$|\/(print-preview|session-watch|charge-sheet|charge-fields|waiting-for-payment)\.tsx$/;

const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .map((name) => path.posix.join('src', name))
  .filter((file) => file.endsWith('.tsx') && !file.startsWith('src/ui/'))
  .map((file) => ({ file, text: readFileSync(file, 'utf8') }));

const registries = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.tsx?$/.test(name))
  .map((name) => readFileSync(path.join('src', name), 'utf8'))
  .filter((text) => text.includes('DIALOGS_BY_STEP: StepDialogs<'));

/** Files with dialogs that are not in a registry, and files with menus. */
const windows = sources
  .filter(({ file, text }) => {
    const registered =
      registries.includes(text) || registries.some((one) => one.includes(`/${path.basename(file)}'`));
    const opens = /<(Dialog|Modal|SidePanel|PrintPreview|FormDialog|dialog)\b/.test(text) && !registered;
    return (opens || text.includes('<MenuButton')) && !SHARED.test(file);
  })
  .map(({ file }) => path.basename(file));

test('the cases show every route, every step of the sign-up, every dialog and every menu', () => {
  const steps = DIALOG_FAMILIES.flatMap(({ name, dialogs }) =>
    Object.keys(dialogs).map((step) => `${name}/${step}`),
  );
  assert.is(registries.length, DIALOG_FAMILIES.length, 'a modal is missing in test/unit/dialogs');
  const inCode = [
    ...ROUTES.map(({ visitor, path: at }) => `${visitor ? 'visitor' : 'user'} ${at}`),
    ...STEPS.map(({ name }) => `sign-up ${name}`),
    ...ANYWHERE,
    ...steps,
    ...windows,
  ];
  const shown = new Set(WALKS.flatMap(({ cases }) => cases.flatMap(({ shows }) => shows)));
  const unseen = inCode.filter((one) => !shown.has(one));
  assert.equal(unseen, [], 'nobody looks at these');
  const found = [...shown].filter((one) => !inCode.includes(one));
  assert.equal(found, [], 'these are gone');
});

test('the cases have unique names, which are also the names of their screenshots', () => {
  const names = WALKS.flatMap(({ cases }) => cases.map(({ name }) => name));
  assert.equal([...new Set(names)], names);
});
