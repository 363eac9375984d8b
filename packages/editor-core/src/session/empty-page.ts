import type { EditorPage } from './gateway.ts';

/** Stands for the page while a template is open: what blocks show of a page is empty then. */
export const EMPTY_PAGE: EditorPage = {
  id: 0,
  slug: '',
  title: '',
  excerpt: '',
  image: '',
  status: 'draft',
  is_public: false,
  publish_date: '',
  is_homepage: false,
  content: null,
  version: 1,
  updated_at: '',
};
