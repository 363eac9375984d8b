import { SAMPLE_PICTURES } from '../../images/sample-pictures.ts';
import type { ListedPost, SitePosts } from '../../render/site-posts.ts';

/**
 * Returns a sample post without its date.
 * @param at - index of its image
 */
const post = (
  at: number,
  title: string,
  excerpt: string,
  ...categories: readonly string[]
): Omit<ListedPost, 'publish_date'> => ({
  title,
  excerpt,
  slug: `post-${at}`,
  featured_image: SAMPLE_PICTURES[at % SAMPLE_PICTURES.length]?.file ?? '',
  categories: categories.map((category) => ({ category })),
});

/** Posts of a sample workshop, newest first. */
export const SAMPLE_POSTS: readonly ListedPost[] = [
  post(
    2,
    'A glaze the colour of rain',
    'Eleven tests, two ruined shelves and one evening of patience: how the new blue came about, and why it looks different on every bowl.',
    'Glazes',
    'Workshop',
  ),
  post(
    1,
    'What the lake does to the clay',
    'We dig forty kilos every autumn, and no two autumns are the same.',
    'Materials',
  ),
  post(
    3,
    'Three nights at the kiln',
    'Who feeds a wood kiln sleeps in turns. A diary in soup, sparks and splinters.',
    'Firing',
  ),
  post(4, 'Lavender, ash and salt', 'Old recipes, rediscovered by our apprentice.', 'Glazes'),
  post(5, 'How to choose your first wheel', 'Quiet, low and heavy: what matters, what does not.'),
  post(0, 'Summer courses are open', 'Six weeks, six places each.', 'Courses'),
  post(6, 'Packing a bowl so that it arrives', 'Straw, paper, patience.', 'Workshop'),
].map((one, at) => ({
  ...one,
  publish_date: new Date(Date.UTC(2026, 8, 28 - at * 9, 9)).toISOString(),
}));

/**
 * Returns the posts of an example's site.
 * @param rows - posts
 * @param page - current page
 * @returns posts per page
 */
export function samplePosts(
  rows: readonly ListedPost[] = SAMPLE_POSTS,
  page: number = 1,
): SitePosts {
  return (perPage) => ({
    rows: rows.slice((page - 1) * perPage, page * perPage),
    total: rows.length,
    page,
  });
}
