import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeBlock } from '../src/make-block.ts';
import { copyWorkspace, type WorkspaceCopy } from './copy-workspace.ts';
import { LONG_TESTS } from './long-tests.ts';
import { passedTests, runTool } from './run-tool.ts';

let copy: WorkspaceCopy;
beforeAll(() => {
  copy = copyWorkspace(
    ['schema', 'content', 'device-settings', 'ui', 'blocks'].map((name) => `packages/${name}`),
  );
});
afterAll(() => copy.remove());

it('makes a block', () => {
  makeBlock(copy.root, { name: 'opening-hours' });
});

const typecheck = async (): Promise<void> => {
  const seconds = await runTool(join(copy.root, 'packages/blocks'), 'tsc', ['-b']);
  process.stdout.write(`a new block: typechecked in ${seconds.toFixed(1)} s\n`);
};

const keepContracts = async (): Promise<void> => {
  const blocks = join(copy.root, 'packages/blocks');
  const seconds = await runTool(blocks, 'vitest', [
    'run',
    'test/blocks.test.ts',
    'test/gen.test.ts',
    'test/block-rules.test.ts',
  ]);
  const own = passedTests(blocks).filter((name) => name.startsWith('OpeningHours'));
  expect(own.length).toBeGreaterThanOrEqual(10);
  process.stdout.write(`a new block: ${own.length} contracts in ${seconds.toFixed(1)} s\n`);
};

if (LONG_TESTS.includes('block types')) it('makes a block that typechecks', typecheck);
if (LONG_TESTS.includes('block contracts'))
  it('makes a block that keeps the contracts of every block', keepContracts);

it('rejects an existing name, and keeps that block', () => {
  const file = join(copy.root, 'packages/blocks/src/blocks/button/button.view.tsx');
  const before = readFileSync(file, 'utf8');
  expect(() => makeBlock(copy.root, { name: 'button' })).toThrow(
    'There is a block called button already.',
  );
  expect(readFileSync(file, 'utf8')).toBe(before);
});

it('refuses a name that another block goes by as well', () => {
  expect(() => makeBlock(copy.root, { name: 'pricing-table' })).toThrow(
    'A block goes by the name of pricing-table already: packages/blocks/src/blocks/pricing/',
  );
});
