import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { camelCase, pascalCase } from './names.ts';

/** A package of blocks that is made. */
export interface ExternalPackage {
  /** Name on npm. */
  readonly name: string;
  /** Version of our packages that it is made for. */
  readonly version: string;
  /** Versions of the tools of this repository, by name. */
  readonly tools: Readonly<Record<string, string>>;
}

/** Block found in a package's folder. */
export interface FoundBlock {
  readonly name: string;
  /** Names of its behaviours. */
  readonly behaviours: readonly string[];
}

/** Scripts of a package, which it runs on its own Node. */
const SCRIPTS = ['block-assets.mjs', 'build.mjs', 'preview.mjs'] as const;
const TEMPLATES = join(import.meta.dirname, '../templates/block-package');

const ENTRY_POINTS = ['definitions', 'editor', 'css', 'islands', 'server'] as const;

function manifest({ name, version, tools }: ExternalPackage): string {
  const toExport = (file: string) => ({
    types: `./dist/${file}.d.ts`,
    default: `./dist/${file}.js`,
  });
  const tool = (...names: string[]) => Object.fromEntries(names.map((one) => [one, tools[one]]));
  return `${JSON.stringify(
    {
      name,
      version: '0.1.0',
      description: 'Blocks for the pages of Atrium.',
      license: 'UNLICENSED',
      type: 'module',
      engines: { node: '>=20' },
      exports: {
        '.': toExport('views'),
        ...Object.fromEntries(ENTRY_POINTS.map((file) => [`./${file}`, toExport(file)])),
        './styles.css': './dist/styles.css',
        './package.json': './package.json',
      },
      sideEffects: ['*.css'],
      files: ['dist'],
      scripts: {
        build: 'node build.mjs && tsc -p tsconfig.build.json',
        preview: 'node preview.mjs',
        typecheck: 'tsc --noEmit',
        test: 'vitest run',
        prepack: 'npm run build',
      },
      peerDependencies: {
        '@org/blocks': `^${version}`,
        '@org/content': `^${version}`,
        react: '>=19',
        yup: '^1.7.1',
      },
      devDependencies: {
        '@org/blocks': `^${version}`,
        '@org/content': `^${version}`,
        ...tool('@types/react', 'esbuild', 'react', 'react-dom', 'typescript', 'vitest', 'yup'),
      },
    },
    null,
    2,
  )}\n`;
}

const TSCONFIG = `{
  "compilerOptions": {
    "target": "ES2023",
    "lib": ["ES2023", "DOM", "DOM.Iterable"],
    "module": "ESNext",
    "moduleResolution": "Bundler",
    "jsx": "react-jsx",
    "strict": true,
    "noUncheckedIndexedAccess": true,
    "exactOptionalPropertyTypes": true,
    "verbatimModuleSyntax": true,
    "isolatedModules": true,
    "allowImportingTsExtensions": true,
    "rewriteRelativeImportExtensions": true,
    "skipLibCheck": true,
    "noEmit": true,
    "types": []
  },
  "include": ["src"]
}
`;

const TSCONFIG_BUILD = `{
  "extends": "./tsconfig.json",
  "compilerOptions": {
    "noEmit": false,
    "declaration": true,
    "emitDeclarationOnly": true,
    "rootDir": "src",
    "outDir": "dist"
  },
  "include": ["src"],
  "exclude": ["src/**/*.test.ts"]
}
`;

const DECLARATIONS = `/** Rules of a block as minified text, without the layer around them. */
declare module '*.css' {
  const rules: string;
  export default rules;
}

/** A behaviour as one expression. */
declare module '*.enhance.ts?text' {
  const expression: string;
  export default expression;
}
`;

const readme = (name: string): string => `# ${name}

Blocks for pages of Atrium, installed next to \`@org/blocks\`.

\`\`\`sh
npm install
npm test          # the contracts of every block
npm run preview   # every block with its examples, at http://localhost:4000
npm run build     # one file for each entry point, and all styles as dist/styles.css
npm pack
\`\`\`

Each folder of \`src/blocks\` is a block: definition, view, styles, settings, examples, test, and an enhancement if it needs a script. The entry points list the blocks; \`pnpm new:block <name> --external <this folder>\` in Atrium's repository adds another block.

Atrium's packages are installed from a registry or from tarballs: \`pnpm build\` and \`pnpm pack:into <this folder>\` in its repository write them to \`vendor\` and add them to \`package.json\`. Run it before \`npm install\`, and again to update.

An installation of Atrium builds the blocks in when \`atrium.config.ts\` at the root of its repository names this folder, or the installed package:

\`\`\`ts
import { defineConfig } from '@org/config';

export default defineConfig({ blocks: ['../${name}'] });
\`\`\`

Other apps pass the entry points themselves:

| Entry point     | What                          | Passed to                                          |
| --------------- | ----------------------------- | -------------------------------------------------- |
| \`.\`             | views                         | \`views\` of the editor and of \`renderTree\`          |
| \`./definitions\` | blocks as data, without React | \`extendRegistry(blockRegistry, definitions)\`       |
| \`./editor\`      | settings and custom icons     | \`settings\` and \`icons\` of the editor               |
| \`./css\`         | rules as text                 | \`pageCss(types, styles)\`                           |
| \`./islands\`     | enhancements as functions     | \`startBlocks(root, behaviours)\`                    |
| \`./server\`      | enhancements as text          | \`pageScript(behavioursIn(html, scripts), scripts)\` |
| \`./styles.css\`  | all rules as one sheet        | the canvas document of the editor                  |

On a server:

\`\`\`tsx
const registry = extendRegistry(blockRegistry, definitions);
const page = renderTree(tree, { registry, views: { ...blockViews, ...views }, context, sheet });
\`\`\`
`;

const HEADER = '// The blocks of src/blocks, one line each.\n';

/** Returns an index file: an import for each block and a table. */
function indexFile(
  blocks: readonly FoundBlock[],
  {
    heads = [],
    line,
    doc,
    opens,
    row,
    closes,
  }: {
    readonly heads?: readonly string[];
    readonly line: (name: string) => string;
    readonly doc: string;
    readonly opens: string;
    readonly row: (name: string) => string;
    readonly closes: string;
  },
): string {
  const names = blocks.map(({ name }) => name);
  const rows = names.length === 0 ? '' : `\n${names.map((name) => `  ${row(name)},`).join('\n')}\n`;
  return `${HEADER}${[...heads, ...names.map(line)].join('\n')}\n\n/** ${doc} */\n${opens}${rows}${closes}\n`;
}

/**
 * Returns the files that list the blocks of a package.
 * @param blocks - blocks, in the palette's order
 * @returns path → text
 */
export function registryFiles(blocks: readonly FoundBlock[]): Record<string, string> {
  const scripted = blocks.flatMap(({ name, behaviours }) =>
    behaviours.map((behaviour) => ({ name: behaviour, folder: name })),
  );
  const getFolder = (behaviour: string): string =>
    scripted.find(({ name }) => name === behaviour)?.folder ?? behaviour;
  const scripts = scripted.map(({ name }) => ({ name, behaviours: [] }));
  return {
    'src/views.ts': indexFile(blocks, {
      heads: [`import { defineViews } from '@org/blocks';`],
      line: (name) =>
        `import { ${pascalCase(name)}View } from './blocks/${name}/${name}.view.tsx';`,
      doc: 'View of each block, by type.',
      opens: 'export const views = defineViews({',
      row: (name) => `${pascalCase(name)}: ${pascalCase(name)}View`,
      closes: '});',
    }),
    'src/definitions.ts': indexFile(blocks, {
      heads: [`import type { BlockDefinition } from '@org/content';`],
      line: (name) =>
        `import { ${camelCase(name)}Definition } from './blocks/${name}/${name}.definition.ts';`,
      doc: 'The blocks as data, in the order of the palette.',
      opens: 'export const definitions: readonly BlockDefinition[] = [',
      row: (name) => `${camelCase(name)}Definition`,
      closes: '];',
    }),
    'src/editor.ts': `${indexFile(blocks, {
      heads: [`import type { SettingField } from '@org/blocks/editor';`],
      line: (name) =>
        `import { ${camelCase(name)}Settings } from './blocks/${name}/${name}.settings.ts';`,
      doc: 'Fields of each settings panel, by type.',
      opens: 'export const settings: Readonly<Record<string, readonly SettingField[]>> = {',
      row: (name) => `${pascalCase(name)}: ${camelCase(name)}Settings`,
      closes: '};',
    })}
/** Drawings of icons that are in no set of ours, by the name that a definition gives: a path on a grid of 24. */
export const icons: Readonly<Record<string, string>> = {};
`,
    'src/examples.ts': indexFile(blocks, {
      heads: [`import type { BlockExamples } from '@org/blocks/testing';`],
      line: (name) =>
        `import { ${camelCase(name)}Examples } from './blocks/${name}/${name}.examples.ts';`,
      doc: 'Examples of each block, by type: `npm run preview` shows them.',
      opens: 'export const examples: Readonly<Record<string, BlockExamples>> = {',
      row: (name) => `${pascalCase(name)}: ${camelCase(name)}Examples`,
      closes: '};',
    }),
    'src/css.ts': indexFile(blocks, {
      line: (name) => `import ${camelCase(name)} from './blocks/${name}/${name}.css';`,
      doc: 'Rules of each block as text, by type.',
      opens: 'export const styles: Readonly<Record<string, string>> = {',
      row: (name) => `${pascalCase(name)}: ${camelCase(name)}`,
      closes: '};',
    }),
    'src/islands.ts': indexFile(scripts, {
      heads: [`import type { Enhancer } from '@org/blocks/islands';`],
      line: (name) =>
        `import { enhance as ${camelCase(name)} } from './blocks/${getFolder(name)}/${name}.enhance.ts';`,
      doc: 'Behaviours as functions, by the name that `data-enhance` says.',
      opens: 'export const behaviours: Readonly<Record<string, Enhancer>> = {',
      row: (name) => `'${name}': ${camelCase(name)}`,
      closes: '};',
    }),
    'src/server.ts': indexFile(scripts, {
      line: (name) =>
        `import ${camelCase(name)} from './blocks/${getFolder(name)}/${name}.enhance.ts?text';`,
      doc: 'Behaviours as text, by the name that `data-enhance` says.',
      opens: 'export const scripts: Readonly<Record<string, string>> = {',
      row: (name) => `'${name}': ${camelCase(name)}`,
      closes: '};',
    }),
  };
}

/**
 * Files of a new package of blocks, without its blocks.
 * @returns path → text
 */
export function externalPackageFiles(made: ExternalPackage): Record<string, string> {
  return {
    'package.json': manifest(made),
    'README.md': readme(made.name),
    '.gitignore': 'node_modules/\ndist/\n',
    'tsconfig.json': TSCONFIG,
    'tsconfig.build.json': TSCONFIG_BUILD,
    ...Object.fromEntries(
      SCRIPTS.map((file) => [file, readFileSync(join(TEMPLATES, file), 'utf8')]),
    ),
    'src/assets.d.ts': DECLARATIONS,
  };
}
