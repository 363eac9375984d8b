/** Texts of the editor's screen. */
export const text = {
  nothingTitle: 'Nothing to edit',
  nothingText: 'Open a page from the list of pages.',
  pages: 'Go to pages',
  someone: 'Someone',
  readers: { customer: 'Customer', subscriber: 'Subscriber' },
} as const;

/** Texts of the settings of the open page. */
export const SETTINGS_TEXT = {
  title: 'Title',
  showTitle: 'Show the page’s title above its content',
  excerpt: 'Excerpt',
  search: 'Search engines',
  metaTitle: 'Title in search results',
  metaDescription: 'Description in search results',
  noindex: 'Hide from search results',
  noindexHelp: 'Takes effect immediately.',
  sharing: 'Sharing',
  card: 'Shared link',
  noImage: 'No picture: the site draws a card with the title.',
  ogImage: 'Sharing picture',
  save: 'Save settings',
  reset: 'Undo changes',
  saved: 'Settings saved',
  savedAsDraft: 'Settings saved. Visitors see them once you publish.',
  conflict:
    'Someone else changed this page. Your changes are still here: save again to apply them.',
} as const;
