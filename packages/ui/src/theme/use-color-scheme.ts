import { useComputedColorScheme, useMantineColorScheme } from '@mantine/core';

/** Color scheme of the user: light, dark, or the system's. */
export type ColorSchemeChoice = 'light' | 'dark' | 'auto';

/** The chosen and the effective color scheme. */
export interface ColorScheme {
  readonly choice: ColorSchemeChoice;
  readonly shown: 'light' | 'dark';
  readonly choose: (choice: ColorSchemeChoice) => void;
}

/** Returns the admin's color scheme and its setter. The choice persists. */
export function useColorScheme(): ColorScheme {
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  const shown = useComputedColorScheme('light');
  return { choice: colorScheme, shown, choose: setColorScheme };
}
