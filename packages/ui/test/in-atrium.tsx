import type { Decorator } from '@storybook/react-vite';
import { AtriumProvider } from '../src/provider/atrium-provider.tsx';

/** Renders a story in the admin's theme, with the toolbar's color scheme. */
export const inAtrium: Decorator = (Story, { globals }) => {
  const scheme = globals.theme === 'dark' || globals.theme === 'light' ? globals.theme : undefined;
  return (
    <AtriumProvider scheme={scheme}>
      <div style={{ padding: 24, background: 'var(--at-app)', color: 'var(--at-text)' }}>
        <Story />
      </div>
    </AtriumProvider>
  );
};
