import type { Decorator } from '@storybook/react-vite';
import { AtriumProvider } from '../src/atrium-provider.tsx';

/** Shows a story in the admin's look, in the theme of the toolbar. */
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
