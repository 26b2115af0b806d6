import { readFile } from 'node:fs/promises';
import path from 'node:path';

/** Does the portal's `config.json` select reCAPTCHA? */
export async function usesRecaptcha(portalFolder: string): Promise<boolean> {
  try {
    const text = await readFile(path.join(portalFolder, 'config.json'), 'utf8');
    return JSON.parse(text)?.captcha?.provider === 'recaptcha';
  } catch {
    return false;
  }
}
