/** Texts of the session: its formats, and switching to another company. */
export const text = {
  usualFormat: (usual: string, shown: string) => `${usual} (${shown})`,
  switching: 'Switching company…',
  switched: (name: string) => `You are working in ${name}`,
} as const;
