import { localStorageColorSchemeManager, MantineProvider } from '@mantine/core';
import type { ReactElement, ReactNode } from 'react';
import { atriumTheme, atriumVariables } from './atrium-theme.ts';
import { DialogHost } from './dialog-host.tsx';
import { ToastHost } from './toast-host.tsx';

/** Where the chosen theme is kept; the page's first script reads it too, before React is there. */
export const COLOR_SCHEME_KEY = 'atrium-color-scheme';

const manager = localStorageColorSchemeManager({ key: COLOR_SCHEME_KEY });

/** Shape: the tree; `scheme` shows one theme whatever was chosen; `testing` turns motion off. */
export interface AtriumProviderProps {
  readonly children: ReactNode;
  readonly scheme?: 'light' | 'dark' | undefined;
  readonly testing?: boolean;
}

/**
 * The look of the admin, its toasts and its dialogs, around the whole tree.
 * The chosen theme persists. Source: SHELL-013.
 */
export function AtriumProvider(props: AtriumProviderProps): ReactElement {
  const { children, scheme, testing = false } = props;
  return (
    <MantineProvider
      theme={atriumTheme}
      cssVariablesResolver={atriumVariables}
      colorSchemeManager={manager}
      defaultColorScheme="auto"
      {...(scheme && { forceColorScheme: scheme })}
      env={testing ? 'test' : 'default'}
    >
      {children}
      <DialogHost />
      <ToastHost />
    </MantineProvider>
  );
}
