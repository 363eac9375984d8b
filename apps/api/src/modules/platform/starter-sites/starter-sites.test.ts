import { readdirSync } from 'node:fs';
import { blockRegistry } from '@org/blocks/definitions';
import { createTree, findViolations, guardTree } from '@org/content';
import { STARTER_SITES, settingsUpdateSchema } from '@org/schema';
import { describe, expect, it } from 'vitest';
import { STARTER_SITE } from './starter-sites.ts';

describe.each(STARTER_SITES)('the starter site %s', (name) => {
  const { pages, frame, settings, posts } = STARTER_SITE[name];
  const templates = [
    ...pages,
    ...Object.entries(frame).map(([slug, template]) => ({ slug, template })),
  ];
  const text = JSON.stringify([templates, settings]);

  it('has pages that need no repair and follow the rules', () => {
    for (const { slug, template } of templates) {
      const tree = createTree(template, blockRegistry);
      const guarded = guardTree(tree, blockRegistry);
      expect({
        slug,
        notes: guarded.ok ? guarded.notes : guarded.code,
        violations: findViolations(tree, blockRegistry),
      }).toEqual({ slug, notes: [], violations: [] });
      for (const node of Object.values(tree)) {
        const { resolvedName } = node.type;
        expect(resolvedName).not.toBe('CustomHtml');
        expect(node.props.customCss ?? '').toBe('');
        blockRegistry.get(resolvedName)?.shape.validateSync(node.props, { strict: true });
      }
    }
  });

  it('links to the site search from the menu of every page', () => {
    const { mainnav_items: items = [] } = settings.theme ?? {};
    expect(items.map(({ field_type }) => field_type)).toContain('search');
  });

  it('is complete: a home page, further pages, a list of posts, and valid settings', () => {
    expect(pages.filter((page) => page.is_homepage)).toHaveLength(1);
    expect(pages.map(({ slug }) => slug)).toEqual(
      expect.arrayContaining(['home', 'contact', 'blog']),
    );
    expect(pages.length).toBeGreaterThanOrEqual(5);
    expect(posts.length).toBeGreaterThanOrEqual(2);
    expect(text).not.toMatch(/lorem|ipsum/i);
    expect(settingsUpdateSchema.validateSync(settings, { strict: true })).toEqual(settings);
  });

  it('has links to its own pages, and pictures that exist', () => {
    const known = new Set(['/', ...pages.map(({ slug }) => `/${slug}`)]);
    const links = [
      ...text.matchAll(/"(?:href|buttonLink)":"(\/[^"]*)"|href=\\"(\/[^"\\]*)\\"/g),
    ].map((match) => match[1] ?? match[2] ?? '');
    expect(links.length).toBeGreaterThan(5);
    expect(links.filter((link) => !known.has(link))).toEqual([]);
    const art = readdirSync(new URL(`./${name}/art/`, import.meta.url)).map((file) =>
      file.replace(/\.webp$/, ''),
    );
    const used = new Set([
      ...[...text.matchAll(/"art:([a-z-]+)"/g)].map((match) => match[1]),
      ...posts.map((post) => post.art),
    ]);
    expect([...used].sort()).toEqual(art.sort());
  });
});
