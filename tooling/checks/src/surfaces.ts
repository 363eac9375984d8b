/** Limits of an entry point as its users see them. */
export interface Surface {
  /** Modules that the entry point must not reach at any depth. */
  readonly forbidden: readonly RegExp[];
  /** Packages outside of the workspace that it needs, all of them. */
  readonly externals: readonly string[];
  /** Maximum size of the entry point with its workspace dependencies, in gzip bytes. */
  readonly budget: number;
  /** True when importing it in plain Node has to do nothing that can be seen. @default true */
  readonly inert?: boolean;
}

const REACT = /^react(?:-dom)?(?:\/|$)/;
const ADMIN = /^@mantine\/|^@org\/ui|packages\/ui\//;
const EDITOR = /^@craftjs\/|packages\/editor-core\//;
const NODE = /^node:/;
const BLOCKS = /packages\/(?:blocks|content|device-settings)\//;
/** Libraries of the admin's user interface. */
const INTERFACE = [
  '@date-fns/tz',
  '@mantine/core',
  '@mantine/hooks',
  '@tabler/icons-react',
  '@tanstack/react-virtual',
  'culori',
  'react',
  'react-dom',
  'react-hot-toast',
  'yup',
];

/** Libraries of the admin's screens: those of its user interface, routes, data and forms. */
const KIT = [
  ...INTERFACE,
  '@hookform/resolvers',
  '@tanstack/react-query',
  '@tanstack/react-router',
  'cmdk',
  'react-hook-form',
];

/** Libraries of formatted text, loaded when one is edited for the first time. */
const RICH_TEXT = [
  '@tiptap/core',
  '@tiptap/extension-bold',
  '@tiptap/extension-document',
  '@tiptap/extension-hard-break',
  '@tiptap/extension-heading',
  '@tiptap/extension-italic',
  '@tiptap/extension-list',
  '@tiptap/extension-paragraph',
  '@tiptap/extension-strike',
  '@tiptap/extension-text',
  '@tiptap/extension-underline',
  '@tiptap/extensions',
  '@tiptap/pm',
];

/** Views or settings of every block. */
const ALL_BLOCKS: Surface = {
  forbidden: [ADMIN, EDITOR, NODE],
  externals: ['culori', 'fflate', 'react', 'yup'],
  budget: 74_500,
};

/** Definitions of every block. */
const BLOCK_DEFINITIONS: Surface = {
  forbidden: [REACT, ADMIN, EDITOR, NODE],
  externals: ['culori', 'fflate', 'yup'],
  budget: 50_000,
};

/** Compiler of the styles of blocks. */
const BLOCK_STYLES: Surface = {
  forbidden: [REACT, ADMIN, EDITOR, NODE],
  externals: ['culori', 'yup'],
  budget: 21_000,
};

/** Every entry point, by package and subpath. Source: ADR 004. */
export const SURFACES: Readonly<Record<string, Surface>> = {
  '@org/schema': { forbidden: [REACT, ADMIN, EDITOR, NODE], externals: ['yup'], budget: 24_000 },
  // Every entity's shapes and every call of the contract: they grow, and a page takes no more than it names.
  '@org/schema/entities': {
    forbidden: [REACT, ADMIN, EDITOR, NODE],
    externals: ['yup'],
    budget: 57_500,
  },
  '@org/schema/contract': {
    forbidden: [REACT, ADMIN, EDITOR, NODE],
    externals: ['yup'],
    budget: 87_500,
  },
  '@org/schema/errors': {
    forbidden: [REACT, ADMIN, EDITOR, NODE],
    externals: [],
    budget: 5_000,
  },
  '@org/schema/copy': {
    forbidden: [REACT, ADMIN, EDITOR, NODE, /^yup/],
    externals: [],
    budget: 3_000,
  },
  '@org/schema/color': {
    forbidden: [REACT, ADMIN, EDITOR, NODE, /^yup/],
    externals: ['culori'],
    budget: 800,
  },
  '@org/schema/phone': {
    forbidden: [REACT, ADMIN, EDITOR, NODE, /^yup/],
    externals: ['libphonenumber-js'],
    budget: 5_000,
  },
  '@org/content': {
    forbidden: [REACT, ADMIN, EDITOR, NODE],
    externals: ['fflate', 'yup'],
    budget: 24_000,
  },
  '@org/content/node': {
    forbidden: [REACT, ADMIN, EDITOR],
    externals: ['fflate', 'yup'],
    budget: 20_000,
  },
  '@org/content/html': {
    forbidden: [REACT, ADMIN, EDITOR, NODE, /^yup/],
    externals: [],
    budget: 400,
  },
  '@org/content/testing': {
    forbidden: [REACT, ADMIN, EDITOR, NODE],
    externals: ['yup'],
    budget: 4_000,
  },
  '@org/device-settings': {
    forbidden: [REACT, ADMIN, EDITOR, NODE],
    externals: ['culori', 'yup'],
    budget: 24_000,
  },
  '@org/device-settings/custom-css': {
    forbidden: [REACT, ADMIN, EDITOR, NODE, /^yup/],
    externals: ['css-tree'],
    budget: 5_000,
  },
  '@org/device-settings/panels': {
    forbidden: [EDITOR, NODE],
    externals: INTERFACE,
    budget: 64_000,
  },
  '@org/api-client': {
    forbidden: [REACT, ADMIN, EDITOR, NODE],
    externals: ['yup'],
    budget: 91_000,
  },
  '@org/api-client/react': {
    forbidden: [ADMIN, EDITOR, NODE],
    externals: ['@tanstack/react-query', 'react', 'yup'],
    budget: 48_000,
  },
  '@org/ui': {
    forbidden: [EDITOR, NODE],
    externals: INTERFACE,
    budget: 50_000,
  },
  '@org/admin-kit': {
    forbidden: [EDITOR, NODE, BLOCKS],
    externals: KIT,
    budget: 170_500,
  },
  '@org/admin-kit/media': {
    forbidden: [EDITOR, NODE, BLOCKS],
    externals: KIT,
    budget: 110_000,
  },
  '@org/admin-kit/testing': {
    forbidden: [EDITOR, NODE, BLOCKS],
    externals: [...KIT, '@testing-library/react'],
    budget: 95_000,
  },
  '@org/projects': {
    forbidden: [/^@craftjs\//, /^@codemirror\//, NODE, /packages\/blocks\//],
    externals: ['fflate', '@dnd-kit/core', ...KIT, ...RICH_TEXT],
    budget: 230_000,
  },
  '@org/projects/files': {
    forbidden: [EDITOR, NODE, BLOCKS, /^@dnd-kit\//],
    externals: KIT,
    budget: 140_000,
  },
  '@org/projects/timer': {
    forbidden: [EDITOR, NODE, BLOCKS, /^@dnd-kit\//],
    externals: KIT,
    budget: 140_000,
  },
  '@org/blocks': ALL_BLOCKS,
  '@org/blocks/definitions': BLOCK_DEFINITIONS,
  '@org/blocks/editor': ALL_BLOCKS,
  '@org/blocks/email': {
    forbidden: [REACT, ADMIN, EDITOR, NODE, /\.css$/],
    externals: ['culori', 'fflate', 'yup'],
    budget: 56_000,
  },
  // All behaviors together, for stories and the editor's preview. A page of a site only gets those its markup needs.
  '@org/blocks/islands': {
    forbidden: [REACT, ADMIN, EDITOR, NODE, /^yup/],
    externals: [],
    budget: 16_900,
    inert: true,
  },
  '@org/blocks/css': BLOCK_STYLES,
  '@org/blocks/sections': {
    forbidden: [REACT, ADMIN, EDITOR, NODE],
    externals: [],
    budget: 16_000,
  },
  '@org/blocks/server': {
    forbidden: [ADMIN, EDITOR, NODE, /^yup/],
    externals: ['react', 'react-dom'],
    // Every behaviour as text.
    budget: 20_200,
  },
  // The pages that every site has, of which only its server needs the views.
  '@org/blocks/site-pages': {
    forbidden: [ADMIN, EDITOR, NODE],
    externals: ['culori', 'fflate', 'react', 'yup'],
    // With their styles as text, and the countries and provinces of addresses.
    budget: 27_000,
  },
  // What a shop of others is built with: the views of its lists, and the rules of what can be bought.
  '@org/blocks/store': {
    forbidden: [ADMIN, EDITOR, NODE],
    externals: ['culori', 'fflate', 'react', 'yup'],
    budget: 13_500,
  },
  // Every view, and its styles and enhancements as text.
  '@org/blocks/preview': {
    forbidden: [ADMIN, EDITOR, NODE],
    externals: ['culori', 'fflate', 'react', 'react-dom', 'yup'],
    budget: 127_500,
  },
  '@org/blocks/testing': {
    forbidden: [ADMIN, EDITOR],
    externals: ['culori', 'fflate', 'react', 'react-dom', 'yup'],
    // With the examples of every block and of the pages that every site has.
    budget: 151_500,
  },
  // Code that reads files: their content is not part of it.
  '@org/starter-kits': {
    forbidden: [REACT, ADMIN, EDITOR, BLOCKS],
    externals: ['yup'],
    budget: 1_800,
  },
  // Ready-made emails: the admin loads them on demand.
  '@org/starter-kits/emails': {
    forbidden: [REACT, ADMIN, EDITOR, BLOCKS, NODE],
    externals: [],
    budget: 6_000,
  },
  // What the counterparts of @org/blocks reach, and the little that combines tables; packages in atrium.config come on top.
  '@org/installed-blocks': ALL_BLOCKS,
  '@org/installed-blocks/definitions': BLOCK_DEFINITIONS,
  '@org/installed-blocks/editor': ALL_BLOCKS,
  '@org/installed-blocks/css': BLOCK_STYLES,
  '@org/installed-blocks/islands': {
    forbidden: [REACT, ADMIN, EDITOR, NODE, /^yup/],
    externals: [],
    budget: 16_800,
  },
  '@org/installed-blocks/server': {
    forbidden: [ADMIN, EDITOR, NODE, /^yup/],
    externals: ['react', 'react-dom'],
    budget: 20_400,
  },
  '@org/storefront': {
    forbidden: [ADMIN, EDITOR, NODE, /^@tanstack\//],
    // Of yup and fflate nothing is left in a bundle: `check consumer` weighs one.
    externals: ['culori', 'fflate', 'react', 'yup'],
    budget: 25_000,
  },
  '@org/editor-core/text-field': {
    forbidden: [NODE, /packages\/blocks\//, /^@craftjs\//, /^@codemirror\//],
    externals: ['fflate', ...RICH_TEXT, ...INTERFACE],
    budget: 70_000,
  },
  '@org/editor-core': {
    forbidden: [NODE, /packages\/blocks\//],
    externals: [
      '@codemirror/commands',
      '@codemirror/lang-css',
      '@codemirror/language',
      '@codemirror/state',
      '@codemirror/view',
      '@craftjs/core',
      '@lezer/highlight',
      '@tanstack/react-virtual',
      ...RICH_TEXT,
      'css-tree',
      'fflate',
      'idb',
      ...INTERFACE,
    ],
    // With the handles of spacing, columns and pictures, components, comments, and the dialogs of sections and devices.
    budget: 172_500,
  },
};
