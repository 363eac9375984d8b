import { describe, expect, it } from 'vitest';
import {
  NO_PAGE,
  PAGE_STATUSES,
  pageCreateSchema,
  pageFormSchema,
  pageSchema,
  pageUpdateSchema,
} from './page.schema.ts';

const written = { title: 'About us', excerpt: 'Who we are', publish_date: '2026-03-01T09:00:00Z' };
const SEO = 'canonical_url meta_title meta_keywords meta_description focus_keyphrase'.split(' ');
const FORM =
  'title slug excerpt image status publish_date parentId copyFrom showPageTitle is_homepage';
const stored = {
  id: 7,
  slug: 'about-us',
  title: 'About us',
  excerpt: 'Who we are',
  image: '',
  content: null,
  parentId: NO_PAGE,
  status: 'draft',
  is_public: true,
  has_unpublished_changes: false,
  publish_date: '2026-03-01T09:00:00.000Z',
  showPageTitle: true,
  is_homepage: false,
  ...Object.fromEntries(SEO.map((name) => [name, ''])),
  og_image: '',
  noindex: false,
  header_id: null,
  footer_id: null,
  template: '',
  order: 0,
  version: 1,
  created_at: '2026-01-01T00:00:00.000Z',
  updated_at: '2026-01-01T00:00:00.000Z',
  author: null,
};
const strict = { strict: true } as const;

describe('a page', () => {
  it('PAGE-001 has id, slug, title, excerpt, image and content, which may be null or empty', () => {
    for (const content of [null, '', 'H4sIAAAAAAAA'])
      expect(pageSchema.isValidSync({ ...stored, content }, strict)).toBe(true);
    for (const field of ['id', 'slug', 'title', 'excerpt', 'image']) {
      const without = Object.fromEntries(Object.entries(stored).filter(([name]) => name !== field));
      expect(pageSchema.isValidSync(without, strict), field).toBe(false);
    }
  });

  it('PAGE-002 SEO-001 has a form with parent, copy, status, date, title switch and the SEO fields', () => {
    expect(Object.keys(pageFormSchema.fields).sort()).toEqual([...FORM.split(' '), ...SEO].sort());
  });

  it.each(['parentId', 'copyFrom'])(
    'PAGE-003 PAGE-004 accepts -1 for none in %s, or the id of a page',
    (field) => {
      const accepts = (value: unknown): boolean =>
        pageCreateSchema.isValidSync({ ...written, [field]: value }, strict);
      expect([NO_PAGE, 12, 0, -2, 1.5, '-1', null].map(accepts)).toEqual([
        true,
        true,
        false,
        false,
        false,
        false,
        false,
      ]);
      expect(pageFormSchema.getDefault()).toMatchObject({ [field]: -1 });
    },
  );

  it('PAGE-005 is a draft, published or archived, and a draft by default', () => {
    expect(PAGE_STATUSES).toEqual(['draft', 'published', 'archived']);
    expect(pageCreateSchema.cast(written)).toMatchObject({ status: 'draft' });
    for (const schema of [pageCreateSchema, pageUpdateSchema])
      expect(() => schema.validateSync({ ...written, id: 7, status: 'hidden' })).toThrow(
        'Please choose a Status',
      );
  });

  it('updates only the fields that are sent', () => {
    const change = { id: 7, version: 3, title: 'About' };
    expect(pageUpdateSchema.validateSync(change)).toEqual(change);
  });
});
