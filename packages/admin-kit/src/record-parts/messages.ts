/** Texts of every record's screen. */
export const text = {
  more: 'More actions',
  remove: 'Delete',
  removeTitle: (title: string) => `Delete “${title}”?`,
  removeText: 'It moves to the trash, where you can restore it for 30 days.',
  removed: (title: string) => `“${title}” is in the trash`,
  undo: 'Undo',
  restored: (title: string) => `“${title}” restored`,
  readOnly: (noun: string) => `Your role can view this ${noun}, but not change it.`,
  aside: 'Related information',
  doneEditing: 'Done editing',
  history: 'History',
  historyEmpty: 'No activity yet',
  historyFailed: 'The history could not be loaded',
  older: 'Show older',
  created: 'created it',
  updated: 'updated it',
  deleted: 'moved it to the trash',
  restoredBy: 'restored it',
  moved: 'moved it',
  somebody: 'Someone',
  notes: 'Notes',
  addNote: 'Add a note',
  notesFailed: 'The notes could not be loaded',
  tags: 'Tags',
  addTag: 'Add a tag',
  noTags: 'No tags yet',
  makeTag: (name: string) => `Create tag “${name}”`,
  nobodyFound: 'No people found.',
  noCustomersFound: 'No customers found.',
  tagsFailed: 'The tags could not be saved',
  nothing: 'nothing',
  versions: 'Versions',
  versionsFailed: 'The versions could not be listed',
  versionTitle: (version: number) => `Version ${version}`,
  newestVersion: 'newest',
  earlierVersions: 'Earlier versions',
  unknownPerson: 'Unknown',
  restoreVersion: 'Restore this version',
  close: 'Close',
  changedField: (label: string) => `${label} changed`,
  undidImport: (file: string) => `undid the import of ${file}`,
  changedTo: (label: string, from: string, to: string) => `${label}: ${from} → ${to}`,
  noCategories: 'There are no categories yet.',
  makeCategories: 'Create categories',
} as const;

/** Label of the categories field. */
export const CATEGORIES_LABEL = 'Categories';

/** Labels of the SEO fields in lists of errors and in conflicts. */
export const SEO_LABELS = {
  canonical_url: 'Canonical address',
  meta_title: 'Title in search results',
  meta_keywords: 'Keywords',
  meta_description: 'Description in search results',
  focus_keyphrase: 'Focus keyphrase',
  og_image: 'Picture when shared',
  noindex: 'Keep out of search results',
} as const;

/** Texts of the SEO fields; `noun` is used in the middle of a sentence. */
export const seoText = {
  section: 'Search engines',
  sectionText: (noun: string) => `How the ${noun} looks in search results. All of it is optional.`,
  keywordsHelp: 'Separated by commas.',
  canonicalHelp: 'Only if the same content has another, preferred URL.',
  keyphraseHelp: 'The search term this page should rank for. Visitors do not see it.',
  ogImageHelp: (noun: string) =>
    `Shown when the ${noun} is shared. By default this is the ${noun}’s own image.`,
  noindexHelp: (noun: string) =>
    `Asks search engines not to list this ${noun}. Visitors can still see it.`,
} as const;
