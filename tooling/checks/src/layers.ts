/** The packages that each package may import, types and tests included. What is not named is barred. */
export const LAYERS: Readonly<Record<string, readonly string[]>> = {
  '@org/schema': [],
  '@org/content': ['@org/schema'],
  '@org/device-settings': ['@org/schema', '@org/ui'],
  '@org/api-client': ['@org/schema'],
  '@org/ui': ['@org/schema'],
  '@org/admin-kit': ['@org/schema', '@org/api-client', '@org/ui'],
  '@org/blocks': ['@org/schema', '@org/content', '@org/device-settings'],
  '@org/storefront': ['@org/schema', '@org/api-client', '@org/blocks'],
  '@org/editor-core': ['@org/schema', '@org/content', '@org/device-settings', '@org/ui'],
  '@org/admin': [
    '@org/schema',
    '@org/admin-kit',
    '@org/content',
    '@org/device-settings',
    '@org/api-client',
    '@org/ui',
    '@org/blocks',
    '@org/editor-core',
  ],
  '@org/site': [
    '@org/schema',
    '@org/content',
    '@org/device-settings',
    '@org/api-client',
    '@org/blocks',
  ],
  // The all-in-one entry mounts the site's server and the built admin: the one place where an app imports an app.
  '@org/api': [
    '@org/schema',
    '@org/content',
    '@org/device-settings',
    '@org/api-client',
    '@org/blocks',
    '@org/site',
    '@org/admin',
  ],
  '@org/storybook': [
    '@org/schema',
    '@org/admin-kit',
    '@org/content',
    '@org/device-settings',
    '@org/ui',
    '@org/blocks',
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
  '@org/pictures': [],
  '@org/config': [],
};

/** Packages that anything may use while it is built or tested. */
export const TOOLING: readonly string[] = ['@org/config'];

/** Imports that are barred inside a package, whatever its manifest says. Shape: files, barred module, why. */
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
    files: /^packages\/(?!editor-core\/src\/craft\/)|^apps\//,
    module: /^@craftjs\//,
    why: 'Only editor-core/src/craft imports Craft.js',
  },
  {
    files: /^packages\/device-settings\/src\/(?!panels)/,
    module: /^@org\/ui$|^react(?:-dom)?(?:\/|$)/,
    why: 'the main entry point of device-settings imports neither React nor the admin',
  },
  {
    files: /^packages\/(?:schema|content)\/src\//,
    module: /^react(?:-dom)?(?:\/|$)/,
    why: 'the ground packages know no React',
  },
  {
    files: /^packages\/content\/src\/(?!node(?:-codec)?\.ts)(?!.*\.test\.ts)/,
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
  'marketing',
  'commerce',
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
  'apps/admin/src': [
    ['shell/client', 'shell/email', 'shell/fields', 'shell/links', 'shell/menu', 'shell/theme'],
    ['shell/navigation'],
    ['features/*'],
    ['shell/command-menu'],
    ['shell/frame'],
    ['shell/routes'],
    ['shell'],
    [''],
  ],
};
