/** Texts of the editor's screen. */
export const text = {
  nothingTitle: 'Nothing to edit',
  nothingText: 'Open a page from the list of pages.',
  pages: 'Go to pages',
  badTemplate: 'This template could not be opened',
  badTemplateText: 'The address names no template.',
} as const;
