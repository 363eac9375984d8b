import type { BlogPost } from '@org/schema/entities';
import { expect, it } from 'vitest';
import { emptyPostForm, postResolver, postToForm, toPostBody } from './post-form.ts';

const POST: BlogPost = {
  id: 4,
  title: 'Mulch',
  slug: 'mulch',
  excerpt: '',
  content: '<p>Text</p>',
  featured_image: '',
  publish_date: '2026-07-01T12:00:00.000Z',
  status: 'published',
  categories: [
    { id: 9, category: 'B', slug: 'b' },
    { id: 2, category: 'C', slug: 'c' },
  ],
  tags: [],
  author: { id: 7, displayName: 'Ada' },
  reading_minutes: 1,
  canonical_url: '',
  meta_title: '',
  meta_keywords: '',
  meta_description: '',
  focus_keyphrase: '',
  og_image: '',
  noindex: false,
  version: 3,
  created_at: '2026-01-01T00:00:00.000Z',
  updated_at: '2026-01-01T00:00:00.000Z',
  deleted_at: null,
};

it("keeps a post through its form, with its time in the tenant's time zone", () => {
  const values = postToForm(POST, 'America/Toronto');
  expect(values).toMatchObject({
    publish_date: '2026-07-01T08:00',
    category_ids: [2, 9],
    author_id: '7',
  });
  expect(toPostBody(values, 'America/Toronto')).toEqual({
    title: 'Mulch',
    slug: 'mulch',
    excerpt: '',
    content: '<p>Text</p>',
    featured_image: '',
    publish_date: '2026-07-01T12:00:00.000Z',
    status: 'published',
    category_ids: [2, 9],
    author_id: 7,
    canonical_url: '',
    meta_title: '',
    meta_keywords: '',
    meta_description: '',
    focus_keyphrase: '',
    og_image: '',
    noindex: false,
  });
});

it('rejects a post without a title or a date', async () => {
  const values = { ...emptyPostForm('UTC'), publish_date: '' };
  const options = { fields: {}, shouldUseNativeValidation: false };
  const { errors } = await postResolver(values, undefined, options);
  expect(
    Object.fromEntries(Object.entries(errors).map(([name, one]) => [name, one?.message])),
  ).toEqual({
    title: 'Please enter a Title',
    publish_date: 'Please choose a Publish date',
  });
});
