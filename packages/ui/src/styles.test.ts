import { existsSync, globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';

const folder = import.meta.dirname;
const mantine = dirname(
  createRequire(import.meta.url).resolve('@mantine/core/styles/Button.layer.css'),
);
const hasStyles = (name: string) => existsSync(join(mantine, `${name}.layer.css`));

/** Returns the names that a source file imports or re-exports from Mantine. */
function mantineNames(file: string): string[] {
  const source = readFileSync(file, 'utf8');
  return [...source.matchAll(/(?:import|export) \{([^}]*)\} from '@mantine\/core'/g)].flatMap(
    ([, list = '']) =>
      list.split(',').map(
        (name) =>
          name
            .trim()
            .replace(/^type /, '')
            .split(' as ')[0] ?? '',
      ),
  );
}

it('includes the styles of every Mantine component that is used or re-exported', () => {
  const used = globSync(join(folder, '*.{ts,tsx}'))
    .filter((file) => !/\.(test|stories)\./.test(file))
    .flatMap(mantineNames)
    .filter(hasStyles);
  const brought = readFileSync(join(folder, 'styles/mantine.css'), 'utf8');
  const missing = used.filter((name) => !brought.includes(`/${name}.layer.css`));
  expect(missing).toEqual([]);
  expect(used).toContain('Button');
});

it('imports only existing styles of Mantine', () => {
  const names = [
    ...readFileSync(join(folder, 'styles/mantine.css'), 'utf8').matchAll(
      /styles\/(\S+)\.layer\.css/g,
    ),
  ];
  expect(names.map(([, name = '']) => name).filter((name) => !hasStyles(name))).toEqual([]);
});
