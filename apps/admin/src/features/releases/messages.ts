import type { ReleaseEffect, ReleaseState } from '@org/schema/entities';
import type { Tone } from '@org/ui';

/** Label and color of each state. */
export const STATES: Readonly<Record<ReleaseState, { label: string; tone: Tone }>> = {
  open: { label: 'Open', tone: 'neutral' },
  scheduled: { label: 'Scheduled', tone: 'info' },
  published: { label: 'Published', tone: 'success' },
  failed: { label: 'Not published', tone: 'danger' },
};

/** Label and color of what happens to an item, before and after the release. */
export const EFFECTS: Readonly<
  Record<ReleaseEffect, { before: string; after: string; tone: Tone }>
> = {
  goes_live: { before: 'Goes live', after: 'Went live', tone: 'success' },
  updates: { before: 'Updates', after: 'Updated', tone: 'info' },
  none: { before: 'Nothing to publish', after: 'Unchanged', tone: 'neutral' },
};

/** Names of changed fields in a sentence. */
const FIELDS: Readonly<Record<string, string>> = {
  content: 'content',
  title: 'title',
  excerpt: 'excerpt',
  image: 'image',
  showPageTitle: 'display of the title',
  canonical_url: 'canonical URL',
  meta_title: 'title in search results',
  meta_keywords: 'keywords',
  meta_description: 'description in search results',
  focus_keyphrase: 'focus keyphrase',
  og_image: 'sharing picture',
  header_id: 'header',
  footer_id: 'footer',
  template: 'layout',
};

/** Returns the name of a changed field. */
export const getFieldName = (field: string): string => FIELDS[field] ?? field.replaceAll('_', ' ');

const counted = (count: number): string => (count === 1 ? '1 item' : `${count} items`);

/** Texts of the screens of releases. */
export const text = {
  releases: 'Releases',
  all: 'All releases',
  see: 'see releases',
  emptyTitle: 'No releases yet',
  emptyText:
    'A release publishes several pages and posts at the same moment, now or at a time you choose. Visitors never see half of it.',
  newRelease: 'New release',
  rename: 'Edit name and note',
  name: 'Name',
  namePlaceholder: 'Spring campaign',
  note: 'Note',
  noteHelp: 'For your team. Visitors do not see it.',
  create: 'Create release',
  save: 'Save',
  cancel: 'Cancel',
  more: 'More actions',
  changedElsewhere: 'Someone else changed this release. Saving again overwrites their change.',
  counted,
  at: (date: string) => `on ${date}`,
  wasDue: (date: string) => `was due on ${date}`,
  takenBack: 'Undone',
  items: 'Pages and posts',
  noItemsTitle: 'Nothing in this release yet',
  noItemsText: 'Add pages with unpublished changes, and pages and posts that are not public yet.',
  add: 'Add pages and posts',
  addTitle: 'Add pages and posts',
  addSelected: (count: number) => (count === 0 ? 'Add' : `Add ${counted(count)}`),
  search: 'Search pages and posts',
  nothingFound: 'No page or post matches',
  inOther: (name: string) => `In the release “${name}”`,
  chooseFirst: 'Select at least one page or post',
  page: 'Page',
  post: 'Post',
  hiddenPost: 'A post that you cannot see',
  untitled: 'Untitled',
  remove: (title: string) => `Remove ${title} from the release`,
  publish: 'Publish…',
  publishTitle: (name: string) => `Publish “${name}”`,
  publishAbout: 'These pages and posts become public at the same moment:',
  when: 'When',
  now: 'Now',
  later: 'Later',
  publishNow: (count: number) => `Publish ${counted(count)}`,
  schedule: 'Schedule',
  time: 'Date and time',
  timeIn: (timezone: string) => `Time in ${timezone}`,
  chooseTime: 'Choose a date and time',
  leftOut: (count: number) =>
    count === 1
      ? '1 item has nothing to publish and leaves the release.'
      : `${count} items have nothing to publish and leave the release.`,
  blocked: 'Some items prevent this release. Fix them or remove them from the release.',
  nothing: 'There is nothing to publish in this release yet.',
  scheduledFor: (date: string, timezone: string, person: string) =>
    `Will be published on ${date} (${timezone}), in the name of ${person}.`,
  failedFor: (reason: string) => `The scheduled publication did not happen. ${reason}`,
  publishedBy: (date: string, person: string) => `Published on ${date} by ${person}.`,
  revertedBy: (date: string, person: string) =>
    `Undone on ${date} by ${person}. Visitors see the versions from before the release; the published versions are drafts again.`,
  someone: 'someone who left',
  cancelSchedule: 'Cancel schedule',
  goBack: 'Undo release…',
  goBackTitle: (name: string) => `Undo “${name}”?`,
  goBackText: (titles: string) =>
    `Visitors will see what they saw before the release: ${titles}. The published versions stay as drafts.`,
  goBackConfirm: 'Undo release',
  delete: 'Delete release',
  deleteTitle: (name: string) => `Delete “${name}”?`,
  deleteText: 'Its pages and posts stay as they are. Only the release is deleted.',
  deleteScheduled:
    'It will not be published at its scheduled time. Its pages and posts stay as they are.',
  actions: {
    publish: 'publish a release',
    schedule: 'schedule a release',
    cancelSchedule: 'cancel the schedule of a release',
    goBack: 'undo a release',
    remove: 'delete a release',
    addItems: 'add to a release',
    removeItems: 'remove from a release',
  },
} as const;
