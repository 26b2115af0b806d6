// `node deploy/nginx-policy.mjs [FOLDER]`: prints the policy of the page in that folder, for its config.json, for nginx.
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { policyForConfig } from './policy-for-config.mjs';

const folder = process.argv[2] ?? 'dist/portal';
const read = async (name) => JSON.parse(await readFile(path.join(folder, name), 'utf8'));
const [policies, config] = await Promise.all([read('security-policy.json'), read('config.json')]);
console.log(`map "" $page_policy {\n  default "${policyForConfig(policies, config)}";\n}`);
