import { readFile } from 'node:fs/promises';
import path from 'node:path';

/**
 * The `Content-Security-Policy` that the build wrote for the portal's page, for the captcha selected in `config.json`; undefined
 * if there is none.
 */
export async function portalPolicy(portalFolder: string): Promise<string | undefined> {
  const [policies, config] = await Promise.all([
    readJson(path.join(portalFolder, 'security-policy.json')),
    readJson(path.join(portalFolder, 'config.json')),
  ]);
  return policies?.[config?.captcha?.provider === 'recaptcha' ? 'recaptcha' : 'default'];
}

async function readJson(file: string) {
  try {
    return JSON.parse(await readFile(file, 'utf8'));
  } catch {
    return undefined;
  }
}
