import '@fontsource-variable/inter';
import '@org/ui/styles.css';
import '@org/admin-kit/styles.css';
import '@org/projects/styles.css';
import '@org/blocks/styles.css';
import './preview.css';
import { BREAKPOINTS, VIEWPORT_WIDTHS } from '@org/schema';
import type { Decorator, Preview } from '@storybook/react-vite';
import { configure } from 'storybook/test';
import { DocsInMode } from './docs-in-mode.tsx';
import { isScanned } from './scan-sample.ts';

// A machine that does something else beside the stories opens a dialog later than within the usual second.
configure({ asyncUtilTimeout: 30_000 });

/** Widths that a page has to look right at. */
const WIDTHS = {
  small: 320,
  mobile: VIEWPORT_WIDTHS.mobile,
  tablet: BREAKPOINTS.mobile,
  laptop: 1024,
  desktop: 1440,
  wide: 1920,
};
const viewports = Object.fromEntries(
  Object.entries(WIDTHS).map(([name, width]) => [
    name,
    {
      name: `${name.charAt(0).toUpperCase()}${name.slice(1)} (${width})`,
      styles: { width: `${width}px`, height: '900px' },
    },
  ]),
);

/** Puts the story into the mode of the toolbar, as the site and the admin do: by an attribute of the document. */
const inMode: Decorator = (Story, { globals }) => {
  const mode = globals.theme === 'dark' ? 'dark' : 'light';
  document.documentElement.dataset.theme = mode;
  document.documentElement.dataset.mantineColorScheme = mode;
  return <Story />;
};

const preview: Preview = {
  tags: ['autodocs'],
  decorators: [inMode],
  beforeEach: ({ id, parameters }) => {
    if (!isScanned(id)) parameters.a11y = { ...parameters.a11y, test: 'off' };
  },
  parameters: {
    layout: 'fullscreen',
    a11y: { test: 'error' },
    viewport: { options: viewports },
    controls: { expanded: true },
    options: {
      storySort: {
        method: 'alphabetical',
        order: [
          'Start',
          "Block author's guide",
          'Blocks',
          'Sections',
          'Email',
          'Site pages',
          'Storefront',
          'Editor',
          'Admin',
          'Admin kit',
          'Projects',
        ],
      },
    },
    docs: { codePanel: true, container: DocsInMode },
  },
  globalTypes: {
    theme: {
      description: 'Light or dark',
      toolbar: {
        title: 'Mode',
        icon: 'contrast',
        items: [
          { value: 'light', title: 'Light', icon: 'sun' },
          { value: 'dark', title: 'Dark', icon: 'moon' },
        ],
        dynamicTitle: true,
      },
    },
  },
  initialGlobals: { theme: 'light' },
};

export default preview;
