/** Texts of the editor's screen. */
export const text = {
  nothingTitle: 'Nothing to edit',
  nothingText: 'Open a page from the list of pages.',
  pages: 'Go to pages',
} as const;
