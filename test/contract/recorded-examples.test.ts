import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { isRead } from '#sandbox/access/sessions/read-own-writes.ts';
import { operations } from '#sandbox/ground/contract/described-operations.ts';
import { assert, test } from '../support/suite.ts';
import { recordStory } from './example-story/story.ts';

const FOLDER = 'openapi/examples';

const { examples, acts, events, failures } = await recordStory();

/** The content of each file of the folder by file name: the examples of an area, the webhooks and the failures. */
const recorded: Record<string, object> = { 'webhooks.json': events, 'failures.json': failures };
for (const [id, example] of Object.entries(examples)) {
  const [area = ''] = id.split('.');
  const file = `${area.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}.json`;
  recorded[file] = { ...recorded[file], [id]: example };
}

if (process.env.RECORD_EXAMPLES) {
  for (const [file, content] of Object.entries(recorded))
    await writeFile(path.join(FOLDER, file), `${JSON.stringify(content, null, 2)}\n`);
}

for (const file of new Set([...Object.keys(recorded), ...(await readdir(FOLDER))]))
  test(`${file} equals what the API returns for the seed data`, async () => {
    const kept = JSON.parse(await readFile(path.join(FOLDER, file), 'utf8'));
    assert.equal(kept, recorded[file], '`npm run examples` records it anew; look at what has changed');
  });

/** Calls that change nothing that the activity tells, at least in the story. */
const UNTOLD = [
  'auth.renewSession',
  'profile.updateEmail', // told once its code was typed
  'profile.toggleBusinessSearch', // already on in the story
  'profile.updatePush', // what a person's own device is told concerns nobody else
  'secondFactor.beginEnrollment', // told once it is confirmed
  'notifications.test',
  'notifications.resend',
  'downloads.create',
  'downloads.remove',
];

test('the activity records every change', () => {
  const changes = operations.filter(
    ({ readOnly, security }) => !readOnly && security.some((scheme) => 'session' in scheme),
  );
  assert.equal(
    changes.map(({ id }) => id).filter((id) => !acts.has(id)),
    UNTOLD,
    'Call recordActivity in their rule, or list them above',
  );
});

test('after a call that is recorded in the activity, its session reads the activity from the primary', () => {
  const told = operations.filter(({ id }) => acts.has(id));
  assert.equal(
    told.filter(isRead).map(({ id }) => id),
    [],
  );
});
