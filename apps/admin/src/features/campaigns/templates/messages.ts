/** Texts of an email that starts from a page. */
export const text = {
  fromPage: 'From a page',
  fromPageHelp: 'Texts, pictures and buttons of a page of your site.',
  page: 'Page',
  choosePage: 'Choose a published page',
  noPageFound: 'No published page found',
  converting: 'Creating the email',
  leftOut: (blocks: string) => `Emails cannot show these blocks, so they are left out: ${blocks}.`,
  nothingLeftOut: 'Everything on the page is in the email.',
  pageCut: 'The page is too long for an email, so its end is missing.',
} as const;
