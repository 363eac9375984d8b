import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { CHROMIUM_ARGS, chromiumPath } from '@org/config/chromium';
import { build } from 'esbuild';

const exec = promisify(execFile);
const PACKAGE = 'acme-blocks';
const PAGE = 'acme-page';

/** Tools that the package is built and tested with: this repository's own, at the versions that it names. */
const TOOLS = ['@types/react', 'esbuild', 'typescript', 'vitest'] as const;

const EDITOR_HTML =
  '<!doctype html><html lang="en"><meta charset="utf-8"><title>Editor</title><link rel="stylesheet" href="/editor.css"><style>html,body,#root{height:100%;margin:0}</style><div id="root"></div><script type="module" src="/editor.js"></script></html>';
const CANVAS_HTML =
  '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Canvas</title><link rel="stylesheet" href="/blocks.css"><link rel="stylesheet" href="/canvas.css"><link rel="stylesheet" href="/acme.css"></head><body><div id="canvas"></div></body></html>';

/** Builds, tests and packs the package of another team beside the installed packages, and installs its tarball. */
async function installBlocks(root: string, folder: string): Promise<void> {
  const source = join(folder, PACKAGE);
  cpSync(join(root, 'fixtures', PACKAGE), source, { recursive: true });
  mkdirSync(join(source, 'node_modules/@types'), { recursive: true });
  for (const tool of TOOLS) {
    const from =
      tool === '@types/react'
        ? join(root, 'packages/blocks/node_modules', tool)
        : join(root, 'node_modules', tool);
    symlinkSync(from, join(source, 'node_modules', tool));
  }
  const tool = (name: string, ...args: string[]) =>
    exec(join(root, 'node_modules/.bin', name), args, { cwd: source });
  await exec(process.execPath, ['build.mjs'], { cwd: source });
  await tool('tsc', '-p', 'tsconfig.build.json');
  await tool('vitest', 'run');
  await exec('npm', ['pack', '--ignore-scripts', '--pack-destination', folder], { cwd: source });
  await exec(
    'npm',
    [
      'install',
      '--no-save',
      '--no-audit',
      '--no-fund',
      '--ignore-scripts',
      '--legacy-peer-deps',
      '--prefer-offline',
      `./${PACKAGE}-0.1.0.tgz`,
    ],
    { cwd: folder },
  );
}

/** Bundles the editor with these blocks as another team's app does, and drives it in Chromium. */
async function openEditor(root: string, folder: string): Promise<void> {
  const built = join(folder, 'built');
  await build({
    entryPoints: [join(folder, PAGE, 'editor.mjs')],
    outdir: built,
    bundle: true,
    splitting: true,
    format: 'esm',
    target: 'es2023',
    define: { 'process.env.NODE_ENV': '"production"' },
    loader: { '.woff2': 'empty' },
    logLevel: 'error',
  });
  const installed = (path: string) => readFileSync(join(folder, 'node_modules', path), 'utf8');
  const files = {
    'index.html': EDITOR_HTML,
    'canvas.html': CANVAS_HTML,
    'blocks.css': installed('@org/blocks/dist/styles.css'),
    'canvas.css': installed('@org/editor-core/dist/canvas.css'),
    'acme.css': installed(`${PACKAGE}/dist/styles.css`),
  };
  for (const [file, text] of Object.entries(files)) writeFileSync(join(built, file), text);
  const playwright = createRequire(join(root, 'package.json')).resolve('playwright-core');
  await exec(process.execPath, [
    join(folder, PAGE, 'drive-editor.mjs'),
    built,
    playwright.replace(/index\.js$/, 'index.mjs'),
    chromiumPath() ?? '',
    ...CHROMIUM_ARGS,
  ]);
}

/**
 * Proves that a package of blocks, as the generator writes it, can be used by an app: rendered by its server, edited in its
 * editor.
 * @param folder - folder with our packages installed
 * @throws rejects with what a step printed
 */
export async function proveExternalBlocks(root: string, folder: string): Promise<void> {
  await installBlocks(root, folder);
  cpSync(join(root, 'fixtures', PAGE), join(folder, PAGE), { recursive: true });
  await exec(process.execPath, [join(folder, PAGE, 'render.mjs')]);
  await openEditor(root, folder);
}
