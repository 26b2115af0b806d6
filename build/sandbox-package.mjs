import { cp, rm } from 'node:fs/promises';
import { buildPortal } from './portal.mjs';
import { buildSandbox } from './sandbox.mjs';

const PARTS = ['portal', 'sandbox'];

/** Builds everything that the published sandbox needs, in sandbox/dist: the servers with their packages, and the portal. */
export async function buildSandboxPackage() {
  await Promise.all(PARTS.map((part) => rm(`dist/${part}`, { recursive: true, force: true })));
  await Promise.all([buildPortal({ sandbox: true }), buildSandbox()]);
  await copyIntoSandboxPackage();
}

/** Copies the finished builds, without their source maps, which are larger than everything else. */
export async function copyIntoSandboxPackage() {
  await rm('sandbox/dist', { recursive: true, force: true });
  const filter = (file) => !/\.map(\.(br|gz))?$/.test(file);
  await Promise.all(
    PARTS.map((part) => cp(`dist/${part}`, `sandbox/dist/${part}`, { recursive: true, filter })),
  );
}
