import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, it } from 'vitest';

it('has up-to-date generated registries', () => {
  const { status, stderr } = spawnSync(
    process.execPath,
    [join(import.meta.dirname, '../scripts/gen.mjs'), '--check'],
    { encoding: 'utf8' },
  );
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
});
