import type { StarterSiteName } from '@org/schema';

/** Description of each site. */
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

/** Texts of the starter sites. */
export const text = {
  title: 'Start from a site',
  meta: 'A complete site with pages, posts and pictures that you can edit.',
  back: 'Pages',
  facts: (pages: number, posts: number, pictures: number) =>
    [
      many(pages, 'page', 'pages'),
      many(posts, 'post', 'posts'),
      many(pictures, 'picture', 'pictures'),
    ].join(' · '),
  preview: 'Preview',
  previewOf: (name: string) => `${name}: the home page`,
  previewAlt: (name: string) => `Full home page of the ${name.toLowerCase()} site`,
  use: 'Use this site',
  useOf: (name: string) => `Use the site “${name}”`,
  whatItDoes: 'This is added to your site. Existing content is not overwritten or deleted.',
  movedNote: (from: string, to: string) => `${from} is already used, so it becomes ${to}`,
  look: 'Use its design',
  lookHelp:
    'Replaces colors, fonts, menu, header, footer, company name and contact details in your settings. When off, the new pages keep its header and footer but use your colors and menu.',
  homepage: 'Use its home page',
  homepageHelp: 'Visitors see it at the root of your site.',
  homepageReplaces: 'Your current home page becomes an ordinary page.',
  make: 'Add the site',
  cancel: 'Cancel',
  waiting: 'Waiting to start…',
  making: (done: number, total: number) => `Creating: step ${done} of ${total}`,
  progress: (name: string) => `Progress of the site “${name}”`,
  done: 'Your site is ready.',
  open: 'Open your site',
  edit: 'Edit home',
  undo: 'Undo',
  undoQuestion: (pages: number, posts: number) =>
    `${many(pages, 'page', 'pages')} and ${many(posts, 'post', 'posts')} move to the trash, with the pictures that are not used elsewhere. Your edits move with them. You can restore everything from the trash.`,
  undoButton: 'Undo the site',
  undoing: 'Undoing…',
  undone: 'Site moved to the trash',
  undoneWithLook: 'Site moved to the trash, and your previous design restored',
  seeSites: 'start from a site',
  close: 'Close',
};
