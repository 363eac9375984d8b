import type { StarterSiteName } from '@org/schema';

/** What each site is for, in a sentence. */
export const SITES: Readonly<Record<StarterSiteName, { title: string; line: string }>> = {
  bistro: {
    title: 'Restaurant',
    line: 'A dining room at night: menu, house, bookings by form, notes from the kitchen.',
  },
  garage: {
    title: 'Vehicle workshop',
    line: 'Services and prices, bookings with the vehicle, questions, advice for drivers.',
  },
  studio: {
    title: 'Design studio',
    line: 'Work in large pictures, a case told from the start, prices, enquiries.',
  },
};

const many = (count: number, one: string, more: string): string =>
  `${count} ${count === 1 ? one : more}`;

/** Texts of the sites to start from. */
export const text = {
  title: 'Start from a site',
  meta: 'A whole site of pages, posts and pictures, which you then make your own.',
  back: 'Pages',
  facts: (pages: number, posts: number, pictures: number) =>
    [
      many(pages, 'page', 'pages'),
      many(posts, 'post', 'posts'),
      many(pictures, 'picture', 'pictures'),
    ].join(' · '),
  preview: 'Preview',
  previewOf: (name: string) => `${name}: the home page`,
  previewAlt: (name: string) => `The whole home page of the site for a ${name.toLowerCase()}`,
  use: 'Use this site',
  useOf: (name: string) => `Use the site “${name}”`,
  whatItDoes: 'This is added to your site. Existing content is not overwritten or deleted.',
  movedNote: (from: string, to: string) => `${from} is taken here, so it becomes ${to}`,
  look: 'Take over its look',
  lookHelp:
    'Replaces colours, fonts, menu, header, footer and the company’s name and contacts in the settings. Without it, the new pages have its header and footer, and your own colours and menu.',
  homepage: 'Make its home page mine',
  homepageHelp: 'Visitors get it at the address of your site.',
  homepageReplaces: 'The home page that you have stays as an ordinary page.',
  make: 'Add the site',
  cancel: 'Cancel',
  waiting: 'Waiting its turn…',
  making: (done: number, total: number) => `Making it: ${done} of ${total} steps`,
  progress: (name: string) => `Progress of the site “${name}”`,
  done: 'It is there.',
  open: 'Open your site',
  edit: 'Edit home',
  undo: 'Undo',
  undoQuestion: (pages: number, posts: number) =>
    `${many(pages, 'page', 'pages')} and ${many(posts, 'post', 'posts')} go to the trash, with the pictures that nothing else shows. What you changed on them goes with them; all of it can be restored from the trash.`,
  undoButton: 'Undo the site',
  undoing: 'Taking it back…',
  undone: 'The site is in the trash',
  undoneWithLook: 'The site is in the trash, and the look of before is back',
  seeSites: 'start from a site',
  close: 'Close',
};
