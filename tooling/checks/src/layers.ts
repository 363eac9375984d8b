/** The packages that each package may import, types and tests included. What is not named is barred. */
export const LAYERS: Readonly<Record<string, readonly string[]>> = {
  '@org/schema': [],
  '@org/content': ['@org/schema'],
  '@org/device-settings': ['@org/schema', '@org/ui'],
  '@org/api-client': ['@org/schema'],
  '@org/ui': ['@org/schema'],
  '@org/admin-kit': ['@org/schema', '@org/api-client', '@org/ui'],
  '@org/projects': [
    '@org/schema',
    '@org/content',
    '@org/api-client',
    '@org/ui',
    '@org/admin-kit',
    '@org/editor-core',
  ],
  '@org/blocks': ['@org/schema', '@org/content', '@org/device-settings'],
  '@org/starter-kits': ['@org/schema', '@org/content', '@org/blocks'],
  // Private: what an installation adds to the blocks. It is built from the packages that its configuration names.
  '@org/installed-blocks': ['@org/schema', '@org/content', '@org/device-settings', '@org/blocks'],
  '@org/storefront': ['@org/schema', '@org/api-client', '@org/blocks'],
  '@org/editor-core': ['@org/schema', '@org/content', '@org/device-settings', '@org/ui'],
  '@org/admin': [
    '@org/schema',
    '@org/admin-kit',
    '@org/projects',
    '@org/content',
    '@org/device-settings',
    '@org/api-client',
    '@org/ui',
    '@org/blocks',
    '@org/installed-blocks',
    '@org/editor-core',
  ],
  '@org/site': [
    '@org/schema',
    '@org/content',
    '@org/device-settings',
    '@org/api-client',
    '@org/blocks',
    '@org/installed-blocks',
  ],
  // The all-in-one entry mounts the site's server and the built admin: the one place where an app imports an app.
  '@org/api': [
    '@org/schema',
    '@org/content',
    '@org/device-settings',
    '@org/api-client',
    '@org/blocks',
    '@org/starter-kits',
    '@org/installed-blocks',
    '@org/site',
    '@org/admin',
  ],
  '@org/storybook': [
    '@org/schema',
    '@org/admin-kit',
    '@org/projects',
    '@org/content',
    '@org/device-settings',
    '@org/ui',
    '@org/blocks',
    '@org/editor-core',
  ],
  '@org/e2e': ['@org/schema', '@org/content', '@org/blocks', '@org/api-client'],
  '@org/benchmarks': [
    '@org/schema',
    '@org/content',
    '@org/device-settings',
    '@org/ui',
    '@org/blocks',
    '@org/site',
    '@org/editor-core',
    '@org/api',
  ],
  '@org/checks': [],
  '@org/docs': [],
  '@org/generators': [],
  '@org/config': [],
};

/** Packages that anything may use while it is built or tested. */
export const TOOLING: readonly string[] = ['@org/config'];

/** Imports that are barred inside a package, whatever its manifest says. Files, barred module, why. */
export const BARRED_IMPORTS: readonly {
  readonly files: RegExp;
  readonly module: RegExp;
  readonly why: string;
}[] = [
  {
    files: /^packages\/(?!ui\/)/,
    module: /^@mantine\//,
    why: 'Only @org/ui imports Mantine',
  },
  {
    files: /^packages\/(?!editor-core\/src\/session\/craft\/)|^apps\//,
    module: /^@craftjs\//,
    why: 'Only editor-core/src/session/craft imports Craft.js',
  },
  {
    files: /^packages\/device-settings\/src\/(?!panels)/,
    module: /^@org\/ui$|^react(?:-dom)?(?:\/|$)/,
    why: 'the main entry point of device-settings imports neither React nor the admin',
  },
  {
    files: /^packages\/editor-core\/src\/model\//,
    module: /^@org\/ui$|^react(?:-dom)?(?:\/|$)/,
    why: 'the model of editor-core imports neither React nor the admin',
  },
  {
    files: /^packages\/(?:schema|content)\/src\//,
    module: /^react(?:-dom)?(?:\/|$)/,
    why: 'the ground packages know no React',
  },
  {
    files: /^packages\/content\/src\/(?!node\.ts|codec\/node-codec\.ts)(?!.*\.test\.ts)/,
    module: /^node:/,
    why: 'only the entry point ./node of content uses Node',
  },
];

/**
 * The layers of the server, lowest first: the kernel, the domains, and the composition. Each may import those before it. Drawn in
 * ARCHITECTURE.md.
 */
export const SERVER_LAYERS = [
  'kernel',
  'content',
  'platform',
  'crm',
  'work',
  'marketing',
  'commerce',
  'billing',
  'main',
] as const;

/**
 * Folders inside a package, lowest layer first. A file may import its own folder and those of lower layers; folders of one layer
 * do not know each other. `*` stands for any name, '' for the files beside the folders.
 */
export const FOLDER_LAYERS: Readonly<Record<string, readonly (readonly string[])[]>> = {
  'packages/admin-kit/src': [
    ['screen', 'storage', 'tree'],
    ['session'],
    ['command-menu', 'events', 'form', 'list-data', 'media-data', 'sign-in', 'testing'],
    ['background-work', 'media-details'],
    ['list', 'media'],
    ['record-parts'],
    ['record'],
    [''],
  ],
  'packages/projects/src': [
    ['parts'],
    ['comments', 'files', 'quick-add', 'timer'],
    ['tasks'],
    ['my-work', 'projects', 'schedules', 'time', 'timeline'],
    ['boards/copy', 'boards/model'],
    ['boards/queue'],
    ['boards/data'],
    ['boards/drag', 'boards/list'],
    ['boards/card'],
    ['boards/column'],
    ['boards/board'],
    ['boards'],
    [''],
  ],
  'packages/blocks/src': [
    ['browser', 'icons', 'images', 'markup', 'props', 'styles'],
    ['email', 'shop-data'],
    ['render'],
    ['components', 'define', 'samples'],
    ['store'],
    [
      'blocks/button',
      'blocks/icons',
      'blocks/image-carousel',
      'blocks/nav-logo-section',
      'blocks/nav-main-section',
      'blocks/page-field',
      'blocks/tabs',
    ],
    ['blocks/slide'],
    ['blocks/*'],
    ['registry'],
    ['site-pages/consent', 'site-pages/parts', 'site-pages/search', 'site-pages/staff'],
    ['site-pages/cart', 'site-pages/checkout'],
    ['site-pages/order'],
    ['site-pages/account'],
    ['site-pages'],
    ['page-scripts', 'site-pages/examples'],
    ['testing'],
    ['stories'],
    [''],
  ],
  'packages/content/src': [
    ['markup', 'tree', 'values'],
    ['blocks'],
    ['guard', 'testing'],
    ['codec', 'operations'],
    [''],
  ],
  'packages/device-settings/src': [
    ['custom-css', 'values'],
    ['settings'],
    ['compile', 'panels'],
    [''],
  ],
  'packages/editor-core/src': [
    ['model/document', 'model/markup'],
    ['model/edits'],
    ['model/clipboard'],
    ['session/canvas-document', 'session/craft', 'session/host'],
    ['session/clipboard', 'session/drag', 'session/state', 'session/text'],
    ['session/unsaved-work'],
    ['session/saving'],
    ['session/commands'],
    ['session/context'],
    ['ui/clipboard', 'ui/elements', 'ui/notices', 'ui/rendering', 'ui/revisions', 'ui/toolbars'],
    [
      'ui/canvas',
      'ui/controls',
      'ui/dialogs',
      'ui/layers',
      'ui/palette',
      'ui/selection',
      'ui/templates',
      'ui/text',
    ],
    ['ui/inspector', 'ui/side-panels'],
    ['ui/bar'],
    ['ui/editor'],
    [''],
  ],
  'packages/ui/src': [
    ['chart', 'color', 'dialogs', 'format', 'icons', 'theme', 'toasts'],
    ['elements', 'provider', 'screen'],
    ['fields', 'list-filters', 'table'],
    ['color-fields', 'list'],
    [''],
  ],
  'packages/api-client/src': [['']],
  'packages/schema/src': [
    ['access', 'copy', 'values'],
    ['fields', 'list'],
    ['reading'],
    ['entities/crm'],
    ['entities/content'],
    ['entities/commerce', 'entities/marketing', 'entities/platform', 'entities/work'],
    ['entities/billing'],
    ['errors'],
    ['contract'],
    [''],
  ],
  'packages/installed-blocks/src': [['without-packages'], ['']],
  'packages/storefront/src': [['']],
  'apps/admin/src': [
    ['shell/client', 'shell/email', 'shell/links', 'shell/menu', 'shell/theme'],
    ['shell/navigation'],
    ['features/*'],
    ['shell/command-menu'],
    ['shell/frame'],
    ['shell/routes'],
    ['shell'],
    [''],
  ],
};
