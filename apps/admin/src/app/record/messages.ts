/** Texts of every record's screen. */
export const text = {
  more: 'More actions',
  remove: 'Delete',
  removeTitle: (title: string) => `Delete “${title}”?`,
  removeText: 'It goes to the trash, from where it can be taken back for 30 days.',
  removed: (title: string) => `“${title}” is in the trash`,
  undo: 'Undo',
  restored: (title: string) => `“${title}” is back`,
  readOnly: (noun: string) => `Your role may look at this ${noun}, but not change it.`,
  history: 'History',
  historyEmpty: 'No activity yet',
  historyFailed: 'The history could not be loaded',
  older: 'Show older',
  created: 'created it',
  updated: 'changed it',
  deleted: 'put it into the trash',
  restoredBy: 'took it out of the trash',
  moved: 'moved it',
  somebody: 'Somebody',
  tags: 'Tags',
  addTag: 'Add a tag',
  noTags: 'No tags yet',
  makeTag: (name: string) => `Make the tag “${name}”`,
  nobodyFound: 'Nobody found.',
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
  makeCategories: 'Make some',
} as const;

/** What the field of a record's categories is called. */
export const CATEGORIES_LABEL = 'Categories';

/** What the fields for search engines are called in lists of errors and in conflicts. */
export const SEO_LABELS = {
  canonical_url: 'Canonical address',
  meta_title: 'Title in search results',
  meta_keywords: 'Keywords',
  meta_description: 'Description in search results',
  focus_keyphrase: 'Focus keyphrase',
  og_image: 'Picture when shared',
  noindex: 'Keep out of search results',
} as const;

/** Texts of the fields for search engines; `noun` in the middle of a sentence. */
export const seoText = {
  section: 'Search engines',
  sectionText: (noun: string) => `How the ${noun} looks in search results. All of it is optional.`,
  keywordsHelp: 'Separated by commas.',
  canonicalHelp: 'Only where the same text has another, preferred address.',
  keyphraseHelp: 'What people should find it by. For your own work; visitors do not see it.',
  ogImageHelp: (noun: string) =>
    `Other sites show it with a link to the ${noun}. Without it they show the ${noun}’s own picture.`,
  noindexHelp: (noun: string) =>
    `Search engines are asked to leave this ${noun} out. People still see it.`,
} as const;
