import type { EditorPage } from './gateway.ts';

/** Placeholder page while a template is open: page fields are empty then. */
export const EMPTY_PAGE: EditorPage = {
  id: 0,
  slug: '',
  title: '',
  excerpt: '',
  meta_description: '',
  image: '',
  status: 'draft',
  is_public: false,
  has_unpublished_changes: false,
  publish_date: '',
  is_homepage: false,
  content: null,
  version: 1,
  updated_at: '',
};
