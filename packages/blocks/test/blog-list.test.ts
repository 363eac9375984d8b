import { MESSAGES } from '@org/schema/copy';
import type { JsonObject } from '@org/schema/entities';
import { describe, expect, it } from 'vitest';
import { samplePosts } from '../src/blocks/blog-list/sample-posts.ts';
import { blockRegistry } from '../src/registry/block-registry.ts';
import { pageCss } from '../src/registry/page-css.ts';
import type { RenderContext } from '../src/render/block-view.ts';
import { PAGE_POSTS, partAddress, partNumbers, postsPerPage } from '../src/render/blog-paging.ts';
import type { ListedPost } from '../src/render/site-posts.ts';
import { accepts, getDefaults } from './block-html.ts';
import { pageHtml } from './navigation-html.ts';

const post = (at: number, more: Partial<ListedPost> = {}): ListedPost => ({
  title: `Post ${at}`,
  slug: `post-${at}`,
  excerpt: `About ${at}`,
  featured_image: '',
  publish_date: '2026-05-01T10:00:00Z',
  categories: [{ category: 'Glazes' }],
  ...more,
});
const posts = (count: number): ListedPost[] =>
  Array.from({ length: count }, (_, at) => post(at + 1));

/**
 * Returns the HTML of a page with a list.
 * @param rows - the site's posts
 * @param page - current page of the list
 * @param context - overrides of the context
 */
function shown(
  props: JsonObject = {},
  rows: readonly ListedPost[] = posts(7),
  page = 1,
  context: Partial<RenderContext> = {},
): string {
  const block = { type: 'BlogList', props };
  return pageHtml(
    { type: 'Section', children: [{ type: 'Column', children: [block] }] },
    { posts: samplePosts(rows, page), ...context },
  );
}
const titles = (html: string): string[] =>
  Array.from(html.matchAll(/class="org-blog-link"[^>]*>([^<]*)</g), ([, title]) => title ?? '');
const links = (html: string, name: string): string[] =>
  Array.from(
    html.matchAll(new RegExp(`<a class="${name}"[^>]*href="([^"]*)"`, 'g')),
    ([, href]) => href ?? '',
  );

describe('blog list', () => {
  it('BLK-BLOGLIST-01 has its props', () => {
    expect(getDefaults('BlogList')).toMatchObject({
      perPage: 3,
      compact: false,
      darkMode: false,
      showCategories: true,
      itemGap: 3,
      showReadMore: false,
      readMoreText: 'Read More',
    });
    expect([-1, 0, 5, 6, 2.5].map((itemGap) => accepts('BlogList', { itemGap }))).toEqual([
      false,
      true,
      true,
      false,
      false,
    ]);
    expect(shown({ itemGap: 5 })).toContain('data-gap="5"');
    expect(shown({ darkMode: true })).toContain('class="org-blog-list org-dark"');
  });

  it('BLK-BLOGLIST-02 is a grid of cards, or a compact list', () => {
    const cards = shown();
    expect(cards).toContain('About 1');
    expect(cards).not.toContain('data-compact');
    const compact = shown({ compact: true });
    expect(compact).toContain('data-compact="true"');
    expect(compact).not.toMatch(/About 1|org-blog-frame/);
    expect(titles(compact)).toEqual(titles(cards));
  });

  it('BLK-BLOGLIST-03 pages by links or by Load More, all of which work without a script', () => {
    const first = shown({ perPage: 3 });
    expect(links(first, 'org-blog-page')).toEqual([
      '/a-page',
      '/a-page/2',
      '/a-page/3',
      '/a-page/2',
    ]);
    expect(first).not.toContain('data-enhance');
    const second = shown({ perPage: 3 }, posts(7), 2);
    expect(titles(second)).toEqual(['Post 4', 'Post 5', 'Post 6']);
    expect(second).toMatch(/href="\/a-page\/2" aria-label="Page 2" aria-current="page"/);
    const loaded = shown({ perPage: 3, paging: 'loadMore' });
    expect(loaded).toMatch(/data-enhance="load-more"/);
    expect(loaded).toMatch(/data-part="more" href="\/a-page\/2">Load More</);
    expect(shown({ perPage: 3, paging: 'loadMore' }, posts(7), 3)).not.toContain('Load More');
    for (const paging of ['pages', 'loadMore'])
      expect(shown({ perPage: 7, paging })).not.toContain('data-part="paging"');
    expect(shown({ perPage: 3, paging: 'none' })).not.toContain('data-part="paging"');
  });

  it('BLK-BLOGLIST-05 shows 3 posts by default, and 12 in rows of 3 when it fills its page', () => {
    expect(titles(shown())).toEqual(['Post 1', 'Post 2', 'Post 3']);
    expect(PAGE_POSTS).toBe(12);
    expect(titles(shown({ perPage: PAGE_POSTS }, posts(20)))).toHaveLength(12);
    expect(pageCss(['BlogList']).replace(/\s+/g, '')).toMatch(
      /\(100%-2\*var\(--org-blog-gap\)\)\/3|calc\(\(100%-2\*var\(--org-blog-gap\)\)\/3\)/,
    );
    expect([undefined, 'x', Number.NaN, 0, 1e9, 4.4].map(postsPerPage)).toEqual([
      3, 3, 3, 1, 50, 4,
    ]);
  });

  it('BLK-BLOGLIST-06 cuts excerpts at 150 characters and compact titles at 43', () => {
    const long = [post(1, { title: 'T'.repeat(60), excerpt: 'e'.repeat(400) })];
    expect(shown({}, long)).toContain(`>${'e'.repeat(150)}…<`);
    expect(titles(shown({}, long))).toEqual(['T'.repeat(60)]);
    expect(titles(shown({ compact: true }, long))).toEqual([`${'T'.repeat(43)}…`]);
    const exact = [post(1, { title: 'T'.repeat(43), excerpt: '🏺'.repeat(150) })];
    expect(titles(shown({ compact: true }, exact))).toEqual(['T'.repeat(43)]);
    expect(shown({}, exact)).toContain(`>${'🏺'.repeat(150)}<`);
    const content = `<p>One.</p><p>${'word '.repeat(100)}</p><script>x</script>`;
    expect(shown({}, [post(1, { excerpt: '', content })])).toMatch(
      />One\. word word[^<]{100,140}…</,
    );
  });

  it('BLK-BLOGLIST-07 shows "No posts found." when there are none', () => {
    expect(shown({}, [])).toContain('>No posts found.<');
    expect(shown({}, posts(3), 1, { posts: undefined })).toContain('>No posts found.<');
    expect(MESSAGES.noPosts).toBe('No posts found.');
  });

  it('BLK-BLOGLIST-08 links to each post with readMoreText, and shows its categories', () => {
    const html = shown({ showReadMore: true, readMoreText: 'Go on' });
    expect(links(html, 'org-blog-more')).toEqual(['/blog/post-1', '/blog/post-2', '/blog/post-3']);
    expect(html).toContain('>Go on</a>');
    expect(html).toContain('>Glazes</p>');
    expect(shown()).not.toContain('org-blog-more');
    expect(shown({ showCategories: false })).not.toContain('Glazes');
    expect(links(shown(), 'org-blog-link')).toEqual([
      '/blog/post-1',
      '/blog/post-2',
      '/blog/post-3',
    ]);
  });

  it('renders posts with any stored values', () => {
    const odd = post(1, {
      title: '<script>x</script>',
      featured_image: 'javascript:alert(1)',
      publish_date: 'never',
      categories: [],
      excerpt: '',
    });
    const html = shown({}, [odd]);
    expect(html).not.toMatch(/<script|javascript|<time|org-blog-categories/);
    expect(blockRegistry.get('BlogList')?.usesStylesOf).toEqual(['Button']);
  });
});

describe('pages of a post list', () => {
  it("have the path of the list's page, followed by their number from the second on", () => {
    const page = { id: 1, title: '', slug: 'news', excerpt: '', image: '', isHomepage: false };
    expect([1, 2].map((part) => partAddress(page, part))).toEqual(['/news', '/news/2']);
    const home = { ...page, isHomepage: true };
    expect([1, 2].map((part) => partAddress(home, part))).toEqual(['/', '/2']);
  });

  it('are linked by the first, the last and the neighboring numbers', () => {
    expect(partNumbers(1, 1)).toEqual([1]);
    expect(partNumbers(1, 3)).toEqual([1, 2, 3]);
    expect(partNumbers(5, 9)).toEqual([1, 0, 4, 5, 6, 0, 9]);
    expect(partNumbers(3, 9)).toEqual([1, 2, 3, 4, 0, 9]);
    expect(partNumbers(1, 9)).toEqual([1, 2, 0, 9]);
    expect(partNumbers(4, 6)).toEqual([1, 2, 3, 4, 5, 6]);
  });
});
