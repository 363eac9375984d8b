import { localStorageColorSchemeManager, MantineProvider } from '@mantine/core';
import type { ReactElement, ReactNode } from 'react';
import { DialogHost } from '../dialogs/dialog-host.tsx';
import { atriumTheme, atriumVariables } from '../theme/atrium-theme.ts';
import { ToastHost } from '../toasts/toast-host.tsx';

/** Storage key of the color scheme, which a script in the page's head also reads before React starts. */
export const COLOR_SCHEME_KEY = 'atrium-color-scheme';

const manager = localStorageColorSchemeManager({ key: COLOR_SCHEME_KEY });

/** Props of the provider: children; `scheme` forces a color scheme; `testing` disables animations. */
export interface AtriumProviderProps {
  readonly children: ReactNode;
  readonly scheme?: 'light' | 'dark' | undefined;
  readonly testing?: boolean;
}

/** Provides the admin's theme, toasts and dialogs. The color scheme persists. */
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
