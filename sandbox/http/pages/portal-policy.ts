import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { policyForConfig } from '../../../deploy/policy-for-config.mjs';

/**
 * The `Content-Security-Policy` that the build wrote for the portal's page, for what `config.json` says now; undefined if there is
 * none.
 */
export async function portalPolicy(portalFolder: string): Promise<string | undefined> {
  const [policies, config] = await Promise.all([
    readJson(path.join(portalFolder, 'security-policy.json')),
    readJson(path.join(portalFolder, 'config.json')),
  ]);
  return policyForConfig(policies, config);
}

async function readJson(file: string) {
  try {
    return JSON.parse(await readFile(file, 'utf8'));
  } catch {
    return undefined;
  }
}
