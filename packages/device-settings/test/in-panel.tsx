import { AtriumProvider, type Swatch } from '@org/ui';
import type { Decorator } from '@storybook/react-vite';

/** Colors of a theme, as the editor provides them. */
export const THEME: readonly Swatch[] = [
  { name: 'Primary', color: '#2456d6', value: 'primary' },
  { name: 'Secondary', color: '#475467', value: 'secondary' },
  { name: 'Danger', color: '#c62f2f', value: 'danger' },
  { name: 'Dark', color: '#101828', value: 'dark' },
  { name: 'Light', color: '#f5f7fa', value: 'light' },
];

/** Renders a story with the width of the editor's panel, in the toolbar's theme. */
export const inPanel: Decorator = (Story, { globals }) => {
  const scheme = globals.theme === 'dark' || globals.theme === 'light' ? globals.theme : undefined;
  return (
    <AtriumProvider scheme={scheme}>
      <div
        style={{
          inlineSize: 300,
          minBlockSize: 200,
          background: 'var(--at-panel)',
          color: 'var(--at-text)',
          fontSize: 13,
        }}
      >
        <Story />
      </div>
    </AtriumProvider>
  );
};
