import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const ENTRY_POINTS = {
  '.': './views.js',
  './definitions': './definitions.js',
  './editor': './editor.js',
  './css': './css.js',
  './islands': './islands.js',
  './server': './server.js',
  './styles.css': './styles.css',
  './package.json': './package.json',
};

/** Differences of a package from one that works. */
export interface PackageSource {
  /** Type of its block. @default 'AcmeNote' */
  readonly type?: string;
  /** Name of its enhancement. @default 'acme-note' */
  readonly script?: string;
  /** Additional lines of its block's definition. */
  readonly definition?: string;
  /** Files by name: other texts, or undefined for a missing file. */
  readonly files?: Readonly<Record<string, string | undefined>>;
}

/** Writes a built package with one block and one enhancement. */
export function writePackage(
  folder: string,
  { type = 'AcmeNote', script = 'acme-note', definition = '', files = {} }: PackageSource = {},
): void {
  const texts: Readonly<Record<string, string | undefined>> = {
    'package.json': JSON.stringify({ name: 'acme', type: 'module', exports: ENTRY_POINTS }),
    'definitions.js': `import { defineBlock } from '@org/blocks/definitions';
import { object, string } from 'yup';
export const definitions = [defineBlock({
  type: '${type}', label: 'Note', description: 'A note.', category: 'text', icon: 'star',
  shape: object({ text: string().max(50).defined() }), defaults: { text: 'Note' }, canvas: false,
  rules: { parents: ['Column'], children: [] }, groups: [],
  ${definition}
})];`,
    'views.js': `import { createElement } from 'react';
export const views = {
  ${type}: ({ props, root }) => createElement('p', { ...root, 'data-enhance': '${script}' }, props.text),
};`,
    'editor.js': `export const settings = { ${type}: [{ kind: 'text', prop: 'text', label: 'Text' }] };
export const icons = {};`,
    'css.js': `export const styles = { ${type}: '.org-acme-note{color:red}' };`,
    'styles.css': '@layer org.blocks{.org-acme-note{color:red}}',
    'islands.js': `export const behaviours = { '${script}': () => undefined };`,
    'server.js': `export const scripts = { '${script}': '(()=>()=>undefined)()' };`,
    ...files,
  };
  mkdirSync(folder, { recursive: true });
  for (const [file, text] of Object.entries(texts))
    if (text !== undefined) writeFileSync(join(folder, file), text);
}
