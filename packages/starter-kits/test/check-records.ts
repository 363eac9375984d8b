import { cleanMarkup } from '@org/content';
import { blogPostCreateSchema, pageCreateSchema } from '@org/schema/entities';
import { expect } from 'vitest';
import type { KitPage } from '../src/index.ts';

/** Fields that the server adds when it creates the record. */
const ADDED = { publish_date: '2026-01-05T09:00:00Z' };

/** Expects pages that the API would accept, with unique slugs and parents that are earlier in the list. */
export function expectValidPages(pages: readonly KitPage[]): void {
  const seen = new Set<string>();
  for (const { template: _, parent, lists: _lists, itemsOf: _items, ...page } of pages) {
    pageCreateSchema.validateSync({ ...page, ...ADDED, image: '/media/image' }, { strict: true });
    expect(seen).not.toContain(page.slug);
    if (parent !== undefined) expect([...seen]).toContain(parent);
    seen.add(page.slug);
  }
}

/** Expects posts that the API would accept, with markup that needs no cleaning. */
export function expectValidPosts(
  posts: readonly {
    readonly title: string;
    readonly excerpt: string;
    readonly content: string;
    readonly image: string;
  }[],
): void {
  for (const { title, excerpt, content, image } of posts) {
    blogPostCreateSchema.validateSync(
      { title, excerpt, content, status: 'published', ...ADDED, category_ids: [], tagIds: [] },
      { strict: true },
    );
    expect(cleanMarkup(content)).toBe(content);
    expect(image).toMatch(/^asset:/);
  }
}
