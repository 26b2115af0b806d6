// `node deploy/nginx-policy.mjs [FOLDER]`: prints the page's policy, as the build wrote it into the folder of the portal, for nginx.
import { readFile } from 'node:fs/promises';
import path from 'node:path';

const folder = process.argv[2] ?? 'dist/portal';
const read = async (name) => JSON.parse(await readFile(path.join(folder, name), 'utf8'));
const [policies, config] = await Promise.all([read('security-policy.json'), read('config.json')]);
const policy = policies[config.captcha?.provider === 'recaptcha' ? 'recaptcha' : 'default'];
console.log(`map "" $page_policy {\n  default "${policy}";\n}`);
