import { readFileSync } from 'node:fs';
import { PACKAGE_ROOT } from './package-root.ts';

/** Version of the running product, from this app's manifest. */
export const PRODUCT_VERSION: string = (
  JSON.parse(readFileSync(new URL('package.json', PACKAGE_ROOT), 'utf8')) as { version: string }
).version;
