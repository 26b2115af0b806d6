// Tests of the API import these from here.
export { test } from 'uvu';
export * as assert from 'uvu/assert';
export * from './closed.ts';
export * from './count-rows.ts';
export * from './in-process-sandbox.ts';
export * from './in-process-site.ts';
export { PASSWORD } from './insert-fixture.ts';
export * from './latest-mail.ts';
export * from './make-payments.ts';
export * from './open-balance.ts';
export * from './read-xlsx.ts';
export * from './reset-fixture.ts';
export * from './serve.ts';
export * from './temporary-folder.ts';
export * from './unwrap-result.ts';
