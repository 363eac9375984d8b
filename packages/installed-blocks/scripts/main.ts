// Prepares the packages of blocks that atrium.config names, before a build. With `--watch`, bundles prepared packages again after
// each of their builds; with `--check`, only checks that they were prepared.
import { join } from 'node:path';
import { BlockPackageError } from './block-package-error.ts';
import { checkPrepared, prepareBlocks } from './prepare-blocks.ts';

const tell = (message: string): boolean => process.stderr.write(`${message}\n`);
const folders = {
  root: join(import.meta.dirname, '../../..'),
  generated: join(import.meta.dirname, '../generated'),
};

try {
  if (process.argv.includes('--watch')) {
    const { watchBlocks } = await import('./watch-blocks.ts');
    await watchBlocks({ ...folders, onError: tell });
  } else if (process.argv.includes('--check')) await checkPrepared(folders);
  else await prepareBlocks(folders);
} catch (error) {
  if (!(error instanceof BlockPackageError)) throw error;
  tell(error.message);
  process.exitCode = 1;
}
