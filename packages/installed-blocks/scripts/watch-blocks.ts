import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { context, type Plugin } from 'esbuild';
import { bundleOptions } from './bundle-packages.ts';
import { findPackage } from './find-package.ts';
import type { PrepareOptions } from './prepare-blocks.ts';
import { readConfig } from './read-config.ts';

/** Options of watching. */
export interface WatchOptions extends PrepareOptions {
  /** Called with each problem of a bundle. */
  readonly onError: (message: string) => void;
}

/**
 * Bundles prepared packages of blocks again after each of their builds. Only files that differ are written, so that servers do not
 * restart without a reason.
 */
export async function watchBlocks({ root, generated, onError }: WatchOptions): Promise<void> {
  const packages = (await readConfig(root)).map((name) => findPackage(root, name));
  const { plugins = [], ...options } = bundleOptions(packages, generated);
  const update: Plugin = {
    name: 'update',
    setup(build) {
      build.onEnd(({ errors, outputFiles = [] }) => {
        for (const { text } of errors) onError(text);
        for (const { path, text } of outputFiles)
          if (!existsSync(path) || readFileSync(path, 'utf8') !== text) writeFileSync(path, text);
      });
    },
  };
  const watched = await context({ ...options, write: false, plugins: [...plugins, update] });
  await watched.watch();
}
