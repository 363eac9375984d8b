import { describe, expect, it } from 'vitest';
import { documentProblems, entryPointProblems } from './check-docs.ts';
import { fileProblems } from './check-files.ts';
import { fileCycles, folderProblems } from './check-folder-layers.ts';
import { getImports, importProblems, manifestProblems } from './check-layers.ts';
import { looseDeclarations, packedProblems } from './check-pack.ts';
import { referenceProblems } from './check-references.ts';
import { serverProblems } from './check-server-layers.ts';
import { surfaceProblems } from './check-surfaces.ts';
import { wordingProblems } from './check-wording.ts';

const messages = (problems: readonly { message: string }[]): string[] =>
  problems.map((problem) => problem.message);
const text =
  (lines: number, content = 'a') =>
  () =>
    `${content}\n`.repeat(lines);

describe('fileProblems', () => {
  it.each([
    ['packages/content/src/tree/walk-tree.ts', text(400)],
    ['packages/content/src/index.ts', text(10)],
    ['packages/content/src/index.ts', text(500, "export {\n  a,\n} from './a.ts';")],
    ['packages/blocks/src/registry/views.gen.ts', text(4000)],
    ['README.md', text(900)],
    ['apps/api/src/modules/content/pages/pages.routes.test.ts', text(10)],
  ])('passes %s', (file, content) => {
    expect(fileProblems(file, content)).toEqual([]);
  });

  it.each([
    ['packages/content/src/walkTree.ts', text(1), 'kebab-case'],
    ['packages/content/src/tree/walk-tree.ts', text(401), '401 lines'],
    ['packages/content/src/index.ts', text(401, 'export const a = 1;'), '401 lines'],
    ['packages/content/src/tree/index.ts', text(1), 'index.ts'],
    ['packages/content/src/utils/walk.ts', text(1), '"utils"'],
    ['packages/content/src/index.ts', text(1, "export * from './a.ts';"), 'export *'],
    ['packages/content/src/walk.test.ts', text(1, `it${'.skip'}('x', () => {});`), 'skipped'],
    ['apps/api/src/x.test.ts', text(1, "vi.mock('./y.ts');"), 'mock'],
  ])('finds what is wrong with %s', (file, content, message) => {
    expect(messages(fileProblems(file, content)).join()).toContain(message);
  });
});

describe('the layers of the server', () => {
  const problems = (files: Record<string, string>) =>
    messages(serverProblems(new Map(Object.entries(files)))).join();

  it('passes imports of lower layers by their index, and tasks of threads', () => {
    const files = {
      'kernel/jobs/jobs.ts': '',
      'modules/content/index.ts': "export { page } from './pages/page.ts';",
      'modules/content/pages/pages.module.ts': '',
      'modules/commerce/orders/orders.module.ts': '',
      'modules/content/pages/page.ts': "import { jobs } from '../../../kernel/jobs/jobs.ts';",
      'modules/content/pages/page.tasks.ts': '',
      'modules/commerce/orders/order.ts': "import { page } from '../../content/index.ts';",
      'main/tasks.ts': "import { task } from '../modules/content/pages/page.tasks.ts';",
    };
    expect(problems(files)).toBe('');
  });

  it.each([
    ['kernel/a/a.ts', "import { b } from '../../modules/crm/notes/b.ts';", 'kernel is below crm'],
    ['modules/crm/notes/a.ts', "import type { b } from '../../commerce/index.ts';", 'crm is below'],
    ['modules/crm/notes/a.ts', "import { b } from '../../content/pages/b.ts';", 'export what it'],
    ['other/a.ts', '', 'is in no layer'],
    ['modules/crm/notes/a.ts', '', 'has no <name>.module.ts'],
  ])('finds what is wrong with %s: %s', (file, content, message) => {
    expect(problems({ [file]: content })).toContain(message);
  });

  it('finds cycles between folders, types included', () => {
    const folders = {
      'modules/crm/a/one.ts': "import { two } from '../b/two.ts';",
      'modules/crm/b/two.ts': '',
      'modules/crm/b/three.ts': "import type { four } from '../a/four.ts';",
      'modules/crm/a/four.ts': '',
    };
    expect(problems(folders)).toContain('is in a cycle: modules/crm/a, modules/crm/b');
  });
});

describe('references', () => {
  const schema = {
    folder: 'packages/schema',
    manifest: { name: '@org/schema' },
    project: { compilerOptions: { composite: true } },
  };
  const ui = (references: readonly { path: string }[]) => ({
    folder: 'packages/ui',
    manifest: { name: '@org/ui', dependencies: { '@org/schema': '*', react: '*' } },
    project: { references },
  });

  it('passes those that a manifest has', () => {
    expect(referenceProblems([schema, ui([{ path: '../schema' }])])).toEqual([]);
  });

  it('finds what is not referenced, and what is for nothing', () => {
    expect(messages(referenceProblems([schema, ui([])])).join()).toContain('"../schema"');
    const loose = { ...schema, project: { ...schema.project, references: [{ path: '../ui' }] } };
    expect(messages(referenceProblems([loose])).join()).toContain('They are: none');
  });
});

describe('layers', () => {
  it('reads every form of import', () => {
    expect(
      getImports(
        "import a from 'a';\nimport 'b';\nexport { c } from \"c\";\nimport type { D } from 'd/e';\nconst f = await import('node:f');\nimport {\n  g,\n} from 'g';",
      ),
    ).toEqual(['a', 'b', 'c', 'd/e', 'node:f', 'g']);
  });

  it('refuses edges that point up, and private packages behind published ones', () => {
    const isPrivate = (name: string): boolean => name === '@org/ui';
    expect(
      messages(
        manifestProblems(
          'p',
          { name: '@org/blocks', dependencies: { '@org/editor-core': '*' } },
          isPrivate,
        ),
      ).join(),
    ).toContain('may not depend on @org/editor-core');
    expect(
      messages(
        manifestProblems(
          'p',
          { name: '@org/editor-core', dependencies: { '@org/ui': '*' } },
          isPrivate,
        ),
      ).join(),
    ).toContain('is published and @org/ui is not');
    expect(messages(manifestProblems('p', { name: '@org/new-one' }, isPrivate)).join()).toContain(
      'has no place',
    );
    expect(
      manifestProblems(
        'p',
        { name: '@org/content', dependencies: { '@org/schema': '*' } },
        () => false,
      ),
    ).toEqual([]);
  });

  it('refuses imports that are barred or not declared', () => {
    const manifest = {
      name: '@org/editor-core',
      dependencies: { '@org/ui': '*', '@craftjs/core': '*', '@mantine/core': '*' },
    };
    const at = (file: string, code: string): string =>
      messages(importProblems(file, code, manifest)).join();
    expect(
      at('packages/editor-core/src/ui/editor/editor.tsx', "import { Node } from '@craftjs/core';"),
    ).toContain('Only editor-core/src/session/craft');
    expect(
      at(
        'packages/editor-core/src/session/craft/store.ts',
        "import { Node } from '@craftjs/core';",
      ),
    ).toBe('');
    expect(
      at('packages/editor-core/src/ui/editor/editor.tsx', "import { Box } from '@mantine/core';"),
    ).toContain('Only @org/ui');
    expect(
      at('packages/editor-core/src/ui/editor/editor.tsx', "import x from 'left-pad';"),
    ).toContain('does not declare');
    expect(
      at(
        'packages/editor-core/src/ui/editor/editor.tsx',
        "import { Editor } from '@org/editor-core';",
      ),
    ).toContain('its own entry point');
    expect(
      at('packages/editor-core/src/model/edits/edits.ts', "import { useState } from 'react';"),
    ).toContain('the model of editor-core');
    expect(at('packages/content/src/walk.ts', "import fs from 'node:fs';")).toContain(
      'entry point ./node',
    );
  });
});

describe('fileCycles', () => {
  it('finds files that import each other, types included', () => {
    const texts = new Map([
      ['a/one.ts', "import type { Two } from './two.ts';"],
      ['a/two.ts', "import { one } from './one.ts';"],
      ['a/three.ts', "import { one } from './one.ts';"],
    ]);
    expect(fileCycles(texts)).toEqual([['a/one.ts', 'a/two.ts']]);
  });
});

describe('folderProblems', () => {
  const layers = [['session'], ['list', 'features/*'], ['']];

  it.each([
    ['list/list.tsx', './row.ts'],
    ['list/list.tsx', '../session/use-me.ts'],
    ['features/notes/list.tsx', './parts/row.ts'],
    ['index.ts', './list/list.tsx'],
    ['list/list.tsx', 'react'],
  ])('passes %s with %s', (path, specifier) => {
    expect(folderProblems(layers, path, `import { a } from '${specifier}';`)).toEqual([]);
  });

  it.each([
    ['session/use-me.ts', '../list/list.tsx', 'session may not use list'],
    ['features/notes/list.tsx', '../pages/row.ts', 'features/notes may not use features/pages'],
    ['list/list.tsx', '../features/pages/row.ts', 'list may not use features/pages'],
    ['media/grid.tsx', './tile.tsx', 'is in no layer'],
  ])('rejects %s with %s', (path, specifier, message) => {
    expect(folderProblems(layers, path, `import { a } from '${specifier}';`).join()).toContain(
      message,
    );
  });
});

describe('surfaceProblems', () => {
  const surface = { forbidden: [/^react/, /packages\/ui\//], externals: ['yup'], budget: 100 };
  const reached = { inputs: ['packages/schema/src/index.ts'], externals: ['yup'], size: 90 };

  it('passes what was agreed', () => {
    expect(surfaceProblems('@org/schema', 'f', surface, reached)).toEqual([]);
  });

  it('finds forbidden modules at any depth, new externals and too much weight', () => {
    expect(
      messages(
        surfaceProblems('d', 'f', surface, { ...reached, inputs: ['packages/ui/src/button.tsx'] }),
      ).join(),
    ).toContain('packages/ui/src/button.tsx');
    expect(
      messages(
        surfaceProblems('d', 'f', surface, { ...reached, externals: ['react/jsx-runtime', 'yup'] }),
      ).join(),
    ).toContain('react/jsx-runtime');
    expect(
      messages(
        surfaceProblems('d', 'f', surface, { ...reached, externals: ['lodash/get'] }),
      ).join(),
    ).toContain('needs lodash/get');
    expect(
      messages(surfaceProblems('d', 'f', surface, { ...reached, size: 101 })).join(),
    ).toContain('101 bytes');
  });
});

describe('packedProblems', () => {
  it('finds source conditions, missing files and workspace versions in a tarball', () => {
    const manifest = {
      name: 'x',
      exports: {
        '.': { '@org/source': './src/index.ts', default: './dist/index.js' },
        './styles.css': './dist/styles.css',
      },
      dependencies: { a: 'workspace:*', b: '1.0.0' },
    };
    expect(messages(packedProblems('f', manifest, (path) => path === './dist/index.js'))).toEqual([
      'the packed entry point . still has the source condition.',
      'the packed entry point . leads to ./src/index.ts, which is not in the package.',
      'the packed entry point ./styles.css leads to ./dist/styles.css, which is not in the package.',
      'the packed dependency a is "workspace:*", which nobody outside can install.',
    ]);
  });
});

describe('looseDeclarations', () => {
  it('finds values that are any, and leaves constraints and comments', () => {
    const text = [
      '  rows: any[];',
      '  set: any;',
      '  of: Schema<any, "">;',
      ' * any: any;',
      'export interface Company {}',
      '  first: string | undefined;',
    ].join('\n');
    expect(messages(looseDeclarations('f', [['dist/a.d.ts', text]]))).toEqual([
      expect.stringContaining('dist/a.d.ts:1 declares `any`: rows: any[];'),
      expect.stringContaining('dist/a.d.ts:2 declares `any`: set: any;'),
      expect.stringContaining('dist/a.d.ts:3 declares `any`'),
    ]);
  });
});

describe('wordingProblems', () => {
  const messages = (text: string) => wordingProblems('a.ts', text).map(({ message }) => message);
  it('rejects a docstring that starts with a question word', () => {
    expect(messages('/** What is stored of a key. */')).toHaveLength(1);
    expect(messages('/** Returns the stored hash of a key. */')).toEqual([]);
  });
  it('rejects banned words in comments only', () => {
    expect(messages('// Somebody has changed it meanwhile.')).toHaveLength(1);
    expect(messages(' * The list is sorted anew.')).toEqual(['"anew": write again.']);
    expect(messages("const text = 'Somebody likes it';")).toEqual([]);
  });
  it('rejects names of an earlier vocabulary', () => {
    expect(messages(`export function ${'kept'}Answers(): void {}`)).toHaveLength(1);
    expect(messages(`export const ${'MOST'}_ROWS = 4;`)).toHaveLength(1);
    expect(messages('export function cachedAnswers(): void {}')).toEqual([]);
  });
});

describe('documentProblems', () => {
  const exists = (path: string): boolean =>
    ['packages/content', 'docs/adr', 'ARCHITECTURE.md'].includes(path);

  it('passes paths and commands that are there', () => {
    expect(
      documentProblems(
        'README.md',
        'Run `npm start`, see `packages/content/` and [this](ARCHITECTURE.md).\n```sh\nnpm test\n```',
        new Set(['start', 'test']),
        exists,
      ),
    ).toEqual([]);
  });

  it('finds those that are not', () => {
    const problems = documentProblems(
      'README.md',
      'Run `npm run deploy`, see `packages/nothing/src` and [that](MISSING.md).',
      new Set(['start']),
      exists,
    );
    expect(problems).toHaveLength(3);
  });

  it('finds entry points that the table of packages lacks, or that no package has', () => {
    const table = '| `@org/ui` | components | `.` `./old.css` |\n';
    const exported = new Map([['@org/ui', ['.', './styles.css']]]);
    expect(entryPointProblems(table, exported).map(({ message }) => message)).toEqual([
      'lacks the entry point ./styles.css of @org/ui in its table.',
      'names the entry point ./old.css, which @org/ui does not have.',
    ]);
    expect(entryPointProblems(table, new Map([['@org/ui', ['.', './old.css']]]))).toEqual([]);
  });
});
