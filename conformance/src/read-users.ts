import { readFile } from 'node:fs/promises';
import type { Credentials, GivenUsers } from './check-context.ts';

const REQUIRED = ['admin', 'branchAdmin', 'cashier'] as const;

/** @throws Error that names what is missing in the file */
export async function readUsers(file: string): Promise<GivenUsers> {
  const users = parse(file, await readFile(file, 'utf8'));
  for (const name of users.otherAdmin ? [...REQUIRED, 'otherAdmin' as const] : REQUIRED) {
    const { username, password }: Partial<Credentials> = users[name] ?? {};
    if (!username || !password) throw new Error(`${file} has no username and password of "${name}"`);
  }
  if (!users.appUser) throw new Error(`${file} has no "appUser"`);
  return users as GivenUsers;
}

function parse(file: string, text: string): Partial<GivenUsers> {
  try {
    return JSON.parse(text) ?? {};
  } catch (error) {
    throw new Error(`${file} is no JSON: ${(error as Error).message}`);
  }
}
