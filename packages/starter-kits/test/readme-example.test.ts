import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';

it('runs the example of the README', async () => {
  const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8');
  const code = /```js\n([\s\S]*?)```/.exec(readme)?.[1] ?? '';
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--conditions=@org/source', '--input-type=module', '--eval', code],
    { cwd: fileURLToPath(new URL('../', import.meta.url)) },
  );
  expect(stdout).toMatch(/^home: \d+ blocks\n(?:[\w/-]+: \d+ blocks\n){4}$/);
});
