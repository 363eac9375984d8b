// Generates the registries of blocks from the folders of `src/blocks`, the icon set from the list beside this file, and the style
// sheets of blocks and of the pages that every site has as text. With `--check` it writes nothing and fails when a file is stale.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSync, transformSync } from 'esbuild';

const root = join(import.meta.dirname, '..');
const source = join(root, 'src');
const check = process.argv.includes('--check');
const HEADER = '// Written by scripts/gen.mjs from the folders of src/blocks. Do not edit.\n';

/** Icons of the shop's components, each listed where it is rendered. */
const SHOP_ICONS = ['chevron-down', 'chevron-left', 'chevron-right', 'photo', 'shopping-cart', 'x'];

/** Palette order: containers first; folders that are not listed follow alphabetically. */
const ORDER = [
  'wrapper',
  'section',
  'row',
  'column',
  // After the column, which it styles.
  'grid',
  'container',
  'text',
  'text-box',
  'image',
  'button',
  'icons',
  'section-divider',
  'animated-card',
  'card-header',
  'card-body',
  // Before the blocks that use its styles.
  'image-carousel',
  'image-gallery',
  'infinite-scroller',
  'slide',
  'content-slider',
  'hero-slider',
  'slider',
  'blog-list',
  'accordion',
  'accordion-item',
  'tabs',
  'tab-panel',
  'timeline',
  'count-up',
  'pricing',
  'section-header',
  'page-title',
  'page-field',
  'copyright',
  'sub-menu',
  'map',
  'custom-html',
  'carbon-calculator',
  'design-online',
  // After the blocks whose styles it uses.
  'navigation-bar',
  'nav-logo-section',
  'nav-main-section',
  'nav-info-section',
  'nav-header-section',
  ...'wrapper section container columns column textbox heading image button divider spacer video products coupon menu social header footer unsubscribe'
    .split(' ')
    .map((name) => `email-${name}`),
];
const place = (name) => (ORDER.includes(name) ? ORDER.indexOf(name) : ORDER.length);
const folders = readdirSync(join(source, 'blocks'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map((entry) => entry.name)
  .sort((a, b) => place(a) - place(b) || a.localeCompare(b));

const pascal = (kebab) => kebab.replace(/(?:^|-)([a-z0-9])/g, (_, char) => char.toUpperCase());
const camel = (kebab) => pascal(kebab).replace(/^./, (char) => char.toLowerCase());

for (const folder of folders)
  for (const file of [
    `${folder}.definition.ts`,
    `${folder}.view.tsx`,
    `${folder}.settings.ts`,
    `${folder}.examples.ts`,
    `${folder}.stories.tsx`,
    `${folder}.css`,
  ])
    if (!existsSync(join(source, 'blocks', folder, file))) {
      process.stderr.write(`src/blocks/${folder} has no ${file}\n`);
      process.exitCode = 1;
    }

/** Folders of email blocks, which are exactly those with an email view. */
const emailFolders = folders.filter((folder) => {
  const file = join(source, 'blocks', folder, folder);
  const isForEmail = /^ {2}targets: \[[^\]]*'email'/m.test(
    readFileSync(`${file}.definition.ts`, 'utf8'),
  );
  if (isForEmail !== existsSync(`${file}.email.ts`)) {
    process.stderr.write(
      `src/blocks/${folder} ${isForEmail ? 'has no' : 'is not for mails and has'} ${folder}.email.ts\n`,
    );
    process.exitCode = 1;
  }
  return isForEmail;
});

/**
 * Generates a registry: an import per block, and a table from type to import.
 * @param options - suffix and extension of the files, name of the table and type of its values, import lines of that type
 * @returns content of the file
 */
function registry({
  suffix,
  ending = 'ts',
  naming = camel,
  table,
  key,
  type,
  imports,
  doc,
  of = folders,
}) {
  const symbol = (folder) => `${naming(folder)}${pascal(suffix)}`;
  const files = of.map(
    (folder) =>
      `import { ${symbol(folder)} } from '../blocks/${folder}/${folder}.${suffix}.${ending}';`,
  );
  const rows = of.map((folder) => `  ${pascal(folder)}: ${symbol(folder)},`);
  return `${HEADER}${[...imports, ...files].join('\n')}\n\n/** ${doc} */\nexport const ${table} = {\n${rows.join('\n')}\n} satisfies Record<${key}, ${type}>;\n`;
}

const definitions = `${registry({
  suffix: 'definition',
  table: 'DEFINITIONS',
  key: 'string',
  type: 'BlockDefinition',
  imports: [`import type { BlockDefinition } from '@org/content';`],
  doc: 'Definition of every block, in the order of the palette.',
})}\n/** Type of a block. */\nexport type BlockType = keyof typeof DEFINITIONS;\n`;

/** Generates a registry that must contain every block. */
const complete = ({ from, ...options }) =>
  registry({
    ...options,
    key: 'BlockType',
    imports: [from, `import type { BlockType } from './definitions.gen.ts';`],
  });
const views = complete({
  suffix: 'view',
  ending: 'tsx',
  naming: pascal,
  table: 'VIEWS',
  // Views differ in their props; the renderer gives each what its definition's defaults promise.
  type: '(view: never) => ReactElement',
  from: `import type { ReactElement } from 'react';`,
  doc: 'View of every block.',
});
const settings = complete({
  suffix: 'settings',
  table: 'SETTINGS',
  type: 'readonly SettingField[]',
  from: `import type { SettingField } from '../define/define-settings.ts';`,
  doc: "Fields of every block's settings panel.",
});
const examples = complete({
  suffix: 'examples',
  table: 'EXAMPLES',
  type: 'BlockExamples',
  from: `import type { BlockExamples } from '../define/define-examples.ts';`,
  doc: 'Examples of every block.',
});

const emailViews = registry({
  suffix: 'email',
  of: emailFolders,
  table: 'EMAIL_VIEWS',
  key: 'string',
  // Like views: each takes the props of its block.
  type: 'EmailView<never>',
  imports: [`import type { EmailView } from '../email/email-view.ts';`],
  doc: 'View in mails of every block that stands in them.',
});

/** Style sheets of a block: the one with its name, then the split ones. */
const getSheets = (folder) => {
  const own = `${folder}.css`;
  const others = readdirSync(join(source, 'blocks', folder)).filter(
    (name) => name.endsWith('.css') && name !== own,
  );
  return [own, ...others.sort()].map((name) => `./blocks/${folder}/${name}`);
};

/** Style sheets of a folder of `src`. */
const getFolderSheets = (folder) =>
  readdirSync(join(source, folder))
    .filter((file) => file.endsWith('.css'))
    .sort()
    .map((file) => `./${folder}/${file}`);

/** Style sheets of components that blocks and pages of a shop share. */
const partSheets = getFolderSheets('store');

/** Folders of the pages that every site has. */
const pageFolders = readdirSync(join(source, 'site-pages'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map((entry) => entry.name)
  .sort();

const sheets = [
  './styles/tokens.css',
  './styles/base.css',
  ...folders.flatMap(getSheets),
  ...partSheets,
  // The cart of the storefront has the same styles as the page. The other pages' styles are only on those pages.
  ...getFolderSheets('site-pages/cart'),
];
const stylesheet = `/* Written by scripts/gen.mjs from the folders of src/blocks. Do not edit. */\n${sheets.map((file) => `@import "${file}";`).join('\n')}\n`;

const minified = (file) =>
  transformSync(readFileSync(join(source, file), 'utf8'), {
    loader: 'css',
    minify: true,
    target: 'es2023',
  }).code.trim();
// Merges adjacent rules of a layer into one block, which reduces the size of a page.
const inLayer = (file) => {
  const rules = /^@layer org\.blocks\{([\s\S]*)\}$/.exec(minified(file))?.[1];
  if (rules === undefined) throw new Error(`src/${file} has to be one @layer org.blocks { ... }`);
  return rules;
};
const blockRows = folders.map((folder) => {
  const rules = getSheets(folder).map(inLayer).join('');
  return `  ${pascal(folder)}:\n    ${JSON.stringify(rules)},`;
});
const css = `${HEADER}import type { BlockType } from './definitions.gen.ts';

/** Layers, tokens and what every block needs, minified. */
export const BASE_CSS =
  ${JSON.stringify(`${minified('./styles/tokens.css')}${minified('./styles/base.css')}`)};

/** Rules of each block inside the layer \`org.blocks\`, minified. */
export const BLOCK_CSS = {
${blockRows.join('\n')}
} satisfies Record<BlockType, string>;

/** Rules of the parts that blocks and pages of a shop share, inside the same layer, minified. */
export const STORE_CSS =
  ${JSON.stringify(partSheets.map(inLayer).join(''))};
`;

const pageRows = pageFolders
  .filter((folder) => getFolderSheets(`site-pages/${folder}`).length > 0)
  .map((folder) => {
    const rules = getFolderSheets(`site-pages/${folder}`).map(inLayer).join('');
    return `  ${JSON.stringify(folder)}:\n    ${JSON.stringify(rules)},`;
  });
const pageStyles = `${HEADER.replace('src/blocks', 'src/site-pages')}
/** Rules of the pages that every site has, by their folder, inside the layer \`org.blocks\`, minified. */
export const SITE_PAGE_CSS = {
${pageRows.join('\n')}
} as const;

/** Style sheet of such pages. */
export type SitePageSheet = keyof typeof SITE_PAGE_CSS;
`;

/** Browser scripts: each `x.enhance.ts` of a folder is the behavior `x`. Those outside of `blocks` do not belong to a block. */
const behaviours = [
  ...folders.map((folder) => `blocks/${folder}`),
  ...pageFolders.map((folder) => `site-pages/${folder}`),
  'store',
]
  .flatMap((folder) =>
    readdirSync(join(source, folder))
      .filter((file) => file.endsWith('.enhance.ts'))
      .map((file) => ({ name: file.slice(0, -'.enhance.ts'.length), folder, file })),
  )
  .sort((a, b) => a.name.localeCompare(b.name));

/**
 * Bundles a module with its imports as a minified expression.
 * @param exported - name of its single export
 * @returns source
 * @throws when it has another export, or external imports
 */
function expression(path, exported) {
  const [{ text }] = buildSync({
    entryPoints: [join(source, path)],
    bundle: true,
    write: false,
    minify: true,
    format: 'esm',
    target: 'es2022',
    logLevel: 'error',
  }).outputFiles;
  const [ending, local] =
    new RegExp(`export\\{(\\S+) as ${exported}\\};\\s*$`).exec(text.trim()) ?? [];
  if (local === undefined || /\bimport\b/.test(text))
    throw new Error(
      `src/${path} has to export ${exported} and nothing else, and to import nothing`,
    );
  return `(()=>{${text.trim().slice(0, -ending.length)}return ${local}})()`;
}
const scriptRows = behaviours.map(
  ({ name, folder, file }) =>
    `  ${JSON.stringify(name)}:\n    ${JSON.stringify(expression(`${folder}/${file}`, 'enhance'))},`,
);
const scripts = `${HEADER}
/** The expression that starts enhancements. */
export const START_SCRIPT =
  ${JSON.stringify(expression('browser/start-behaviours.ts', 'startBehaviours'))};

/** Each behaviour as an expression, by name. */
export const BEHAVIOUR_SCRIPTS: Readonly<Record<string, string>> = {
${scriptRows.join('\n')}
};
`;
const behaviourTable = `${HEADER}${behaviours
  .map(
    ({ name, folder, file }) => `import { enhance as ${camel(name)} } from '../${folder}/${file}';`,
  )
  .join('\n')}
import type { Enhancer } from '../browser/islands-runtime.ts';

/** Every behaviour, by the name that \`data-enhance\` says. */
export const BEHAVIOURS: Readonly<Record<string, Enhancer>> = {
${behaviours.map(({ name }) => `  ${JSON.stringify(name)}: ${camel(name)},`).join('\n')}
};
`;

const nodes = JSON.parse(
  readFileSync(join(root, 'node_modules/@tabler/icons/tabler-nodes-outline.json'), 'utf8'),
);
const names = readFileSync(join(import.meta.dirname, 'icons.txt'), 'utf8')
  .split(/\s+/)
  .filter((name) => nodes[name]);

/**
 * Returns the rows of an icon table.
 * @throws for an unknown name, or an icon with other elements than paths
 */
const drawings = (list) =>
  list
    .map((name) => {
      if (!nodes[name] || nodes[name].some(([tag]) => tag !== 'path'))
        throw new Error(`There is no icon ${name} that is made of paths alone`);
      return `  ${JSON.stringify(name)}: ${JSON.stringify(nodes[name].map(([, { d }]) => d).join(''))},`;
    })
    .join('\n');
const DRAWN = `${HEADER}// Drawings: Tabler Icons, MIT licence, https://tabler.io/icons\n\n`;
const icons = `${DRAWN}/** The icons that blocks offer: name → path on a grid of 24. */\nexport const ICON_PATHS = {\n${drawings(names)}\n} as const;\n\nexport type IconName = keyof typeof ICON_PATHS;\n`;

/** Palette icons of the blocks, named by their definitions. */
const own = folders.map((folder) => {
  const file = readFileSync(join(source, 'blocks', folder, `${folder}.definition.ts`), 'utf8');
  const definition = file.slice(file.lastIndexOf('defineBlock('));
  const name = /^ {2}icon: '([a-z0-9-]+)',$/m.exec(definition)?.[1];
  if (!name) throw new Error(`src/blocks/${folder} names no icon of its own`);
  return name;
});
const blockIcons = `${DRAWN}/** The icons of the blocks themselves: name → path on a grid of 24. */\nexport const BLOCK_ICON_PATHS = {\n${drawings([...new Set(own)].sort())}\n} as const;\n`;

/** Icons of the shop's components, separate so that custom storefronts do not include the others. */
const shopIcons = `${DRAWN}/** The icons of the shop's own parts: name → path on a grid of 24. */\nexport const SHOP_ICON_PATHS = {\n${drawings(SHOP_ICONS)}\n} as const;\n`;

const files = {
  'registry/definitions.gen.ts': definitions,
  'registry/views.gen.ts': views,
  'registry/settings.gen.ts': settings,
  'registry/examples.gen.ts': examples,
  'registry/email-views.gen.ts': emailViews,
  'styles.css': stylesheet,
  'registry/styles.gen.ts': css,
  'site-pages/site-page-styles.gen.ts': pageStyles,
  'page-scripts/behaviours.gen.ts': behaviourTable,
  'page-scripts/behaviour-scripts.gen.ts': scripts,
  'icons/icons.gen.ts': icons,
  'icons/block-icons.gen.ts': blockIcons,
  'icons/shop-icons.gen.ts': shopIcons,
};
for (const [name, text] of Object.entries(files)) {
  const path = join(source, name);
  if (existsSync(path) && readFileSync(path, 'utf8') === text) continue;
  if (check) {
    process.stderr.write(`src/${name} is stale: run gen\n`);
    process.exitCode = 1;
  } else writeFileSync(path, text);
}
