import { useComputedColorScheme, useMantineColorScheme } from '@mantine/core';

/** What a person can choose: a theme, or the system's. */
export type ColorSchemeChoice = 'light' | 'dark' | 'auto';

/** The theme as chosen and as shown. */
export interface ColorScheme {
  readonly choice: ColorSchemeChoice;
  readonly shown: 'light' | 'dark';
  readonly choose: (choice: ColorSchemeChoice) => void;
}

/** The admin's theme, and how to change it. The choice persists. Source: SHELL-013. */
export function useColorScheme(): ColorScheme {
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  const shown = useComputedColorScheme('light');
  return { choice: colorScheme, shown, choose: setColorScheme };
}
