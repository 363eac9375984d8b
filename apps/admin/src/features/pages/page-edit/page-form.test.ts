import { type Page, pageSchema } from '@org/schema/entities';
import { describe, expect, it } from 'vitest';
import {
  emptyPageForm,
  NO_STATUS,
  type PageFormValues,
  pageResolver,
  pageToForm,
  toPageCreate,
  toPageUpdate,
} from './page-form.ts';

const TORONTO = 'America/Toronto';
const NOW = Date.parse('2026-01-15T13:30:00Z');

const filled = (over: Partial<PageFormValues> = {}): PageFormValues => ({
  ...emptyPageForm(NOW, TORONTO),
  title: 'About us',
  excerpt: 'Who we are',
  ...over,
});

const stored: Page = pageSchema.cast({
  id: 7,
  slug: 'about',
  title: 'About',
  excerpt: 'Who',
  image: '',
  content: null,
  parentId: -1,
  status: 'published',
  is_public: true,
  has_unpublished_changes: false,
  publish_date: '2026-01-15T13:30:00.000Z',
  showPageTitle: false,
  is_homepage: true,
  canonical_url: '/about',
  meta_title: 'About us',
  meta_keywords: 'a, b',
  meta_description: 'd',
  focus_keyphrase: 'f',
  og_image: '/media/shared.jpg',
  noindex: true,
  header_id: null,
  footer_id: null,
  template: '',
  order: 0,
  version: 3,
  created_at: '2026-01-01T00:00:00Z',
  updated_at: '2026-01-01T00:00:00Z',
  author: null,
});

async function getErrors(values: PageFormValues): Promise<Record<string, unknown>> {
  const { errors } = await pageResolver(values, undefined, {
    fields: {},
    shouldUseNativeValidation: false,
  });
  return Object.fromEntries(
    Object.entries(errors).map(([name, error]) => [
      name,
      error && 'message' in error ? error.message : '',
    ]),
  );
}

describe('the page form', () => {
  it('PAGE-006 requires a title', async () => {
    expect(await getErrors(filled({ title: '  ' }))).toEqual({ title: 'Please enter a Title' });
  });

  it('PAGE-007 requires a status that is not -1', async () => {
    expect(await getErrors(filled({ status: NO_STATUS }))).toEqual({
      status: 'Please choose a Status',
    });
    expect(await getErrors(filled({ status: 'archived' }))).toEqual({});
  });

  it('PAGE-008 requires a publish date', async () => {
    expect(await getErrors(filled({ publish_date: '' }))).toEqual({
      publish_date: 'Please choose a Publish date',
    });
  });

  it("PAGE-009 shows 'Please enter an Excerpt' for a missing excerpt", async () => {
    expect(await getErrors(filled({ excerpt: '' }))).toEqual({
      excerpt: 'Please enter an Excerpt',
    });
  });

  it('PAGE-005 creates new pages as drafts', () => {
    expect(emptyPageForm(NOW, TORONTO).status).toBe('draft');
  });

  it('PAGE-002 PAGE-003 PAGE-004 sends every field, with -1 for no parent and a blank canvas', () => {
    expect(toPageCreate(filled({ slug: 'about-us' }), TORONTO)).toEqual({
      title: 'About us',
      slug: 'about-us',
      excerpt: 'Who we are',
      image: '',
      status: 'draft',
      publish_date: '2026-01-15T13:30:00.000Z',
      parentId: -1,
      copyFrom: -1,
      showPageTitle: true,
      is_homepage: false,
      canonical_url: '',
      meta_title: '',
      meta_keywords: '',
      meta_description: '',
      focus_keyphrase: '',
      og_image: '',
      noindex: false,
    });
    expect(toPageCreate(filled({ copyFrom: 12 }), TORONTO).copyFrom).toBe(12);
  });

  it('SEO-001 SEO-003 accepts all SEO fields as optional and validates the canonical URL', async () => {
    expect(await getErrors(filled({ canonical_url: 'ftp://x' }))).toHaveProperty('canonical_url');
    expect(await getErrors(filled({ canonical_url: '/about' }))).toEqual({});
    expect(
      await getErrors(
        filled({ canonical_url: 'https://example.com/a', meta_keywords: 'clay, kiln' }),
      ),
    ).toEqual({});
  });

  it('derives an empty slug from the title, and rejects an invalid one', async () => {
    expect(await getErrors(filled({ slug: '' }))).toEqual({});
    expect(await getErrors(filled({ slug: 'Über uns' }))).toHaveProperty('slug');
  });

  it('returns the stored values with their version', () => {
    const values = pageToForm(stored, TORONTO);
    expect(values.publish_date).toBe('2026-01-15T08:30');
    expect(toPageUpdate(values, TORONTO, { id: 7, version: 3 })).toEqual({
      id: 7,
      version: 3,
      title: 'About',
      slug: 'about',
      excerpt: 'Who',
      image: '',
      status: 'published',
      publish_date: '2026-01-15T13:30:00.000Z',
      parentId: -1,
      showPageTitle: false,
      is_homepage: true,
      canonical_url: '/about',
      meta_title: 'About us',
      meta_keywords: 'a, b',
      meta_description: 'd',
      focus_keyphrase: 'f',
      og_image: '/media/shared.jpg',
      noindex: true,
    });
  });
});
