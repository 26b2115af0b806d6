import { readdir, readFile } from 'node:fs/promises';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import { resolveReference } from './resolve-reference.mjs';
import { describedFunctions, kebab } from './sdk/described-functions.mjs';

const FOLDER = 'openapi/examples';
const JSON_TYPE = 'application/json';

/**
 * The description with the recorded examples: a function's request and response under its name, so that a path with several
 * functions has an example of each; the webhooks by event; the shared failures.
 */
export async function addExamples(description) {
  const { webhooks = {}, failures = {}, ...areas } = await readExamples();
  const whole = structuredClone(description);
  for (const { id, area, summary, operation } of await describedFunctions(whole)) {
    const { request, response } = areas[kebab(area)]?.[id] ?? {};
    addExample(operation.requestBody, id, { summary, value: request });
    addExample(resolveReference(operation.responses[200], whole), id, { summary, value: response });
  }
  for (const [version, events] of Object.entries(webhooks)) {
    const { requestBody } = whole.webhooks[`webhook-${version}`].post;
    for (const [event, value] of Object.entries(events)) addExample(requestBody, event, { value });
  }
  for (const [name, value] of Object.entries(failures))
    whole.components.responses[name].content[JSON_TYPE].example = value;
  return whole;
}

/** The recorded examples by the name of their file: the area, `webhooks` or `failures`. */
async function readExamples() {
  const files = await readdir(FOLDER);
  const read = async (file) => [
    file.replace(/\.json$/, ''),
    JSON.parse(await readFile(`${FOLDER}/${file}`, 'utf8')),
  ];
  return Object.fromEntries(await Promise.all(files.sort().map(read)));
}

function addExample(body, name, example) {
  const content = body?.content[JSON_TYPE];
  if (content && example.value !== undefined) content.examples = { ...content.examples, [name]: example };
}

/** The examples that do not fit their schemas. */
export async function invalidExamples(description) {
  const config = await createConfig({ rules: { 'no-invalid-media-type-examples': 'error' } });
  return lintFromString({ source: JSON.stringify(description), config });
}
