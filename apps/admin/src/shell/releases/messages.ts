/** Texts about releases outside of their own screens. */
export const text = {
  add: 'Add to release…',
  addTitle: (count: number, word: string) =>
    count === 1 ? `Add the ${word} to a release` : `Add ${count} ${word}s to a release`,
  about: 'A release publishes all its pages and posts at the same moment.',
  confirm: 'Add',
  cancel: 'Cancel',
  release: 'Release',
  newRelease: 'New release',
  name: 'Name',
  placeholder: 'Spring campaign',
  nameRequired: 'Give the release a name',
  added: (name: string) => `Added to “${name}”`,
  open: 'Open release',
  inRelease: (name: string) => `In the release “${name}”`,
  failed: 'add to a release',
  listFailed:
    'The existing releases could not be loaded. You can add to a new one, or close this and try again.',
} as const;
