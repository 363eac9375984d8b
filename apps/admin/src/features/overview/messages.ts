/** Texts of the overview. */
export const text = {
  title: 'Overview',
  welcome: (name: string) => `Welcome, ${name}`,
  newPage: 'New page',
  viewSite: 'View site',
  pages: 'Pages',
  recent: 'Recently edited',
  edit: 'Edit',
  allPages: 'All pages',
  recentFailed: 'The pages could not be loaded',
  nothing: 'Nothing has been edited yet.',
  noTenantTitle: 'Choose a company to work in',
  noTenantText: 'Its pages, settings and back office open here.',
  noTenantsText: 'You are not a member of any company yet. Ask its administrator to add you.',
} as const;
