export { test } from 'uvu';
export * as assert from 'uvu/assert';
