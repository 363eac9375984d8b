import { blockRegistry } from '@org/blocks/definitions';
import { createTree } from '@org/content';
import { STARTER_SITES } from '@org/schema';
import { settingsUpdateSchema } from '@org/schema/entities';
import { describe, expect, it } from 'vitest';
import {
  findAssets,
  getKitImages,
  listStarterKits,
  loadStarterKit,
  resolveAssets,
} from '../src/index.ts';
import { expectValidPages, expectValidPosts } from './check-records.ts';
import { expectValidTemplates, findLinks } from './check-templates.ts';
import { readFolder } from './read-folder.ts';

it('lists every starter site of the schema', () => {
  expect(listStarterKits().map(({ name }) => name)).toEqual([...STARTER_SITES]);
  expect(loadStarterKit('bistro')).toBe(listStarterKits()[0]);
});

describe.each(STARTER_SITES)('the starter kit %s', (name) => {
  const kit = loadStarterKit(name);
  const { pages, frame, settings, posts } = kit;
  const templates = [
    ...pages,
    ...Object.entries(frame).map(([slug, template]) => ({ slug, template })),
  ];
  const text = JSON.stringify([templates, settings]);

  it('has pages that need no repair and follow the rules', () => {
    expectValidTemplates(templates);
  });

  it('contains no custom HTML or CSS', () => {
    for (const { template } of templates)
      for (const { type, props } of Object.values(createTree(template, blockRegistry))) {
        expect(type.resolvedName).not.toBe('CustomHtml');
        expect(props.customCss ?? '').toBe('');
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

  it('has pages and posts that the API would accept', () => {
    expectValidPages(pages);
    expectValidPosts(posts);
  });

  it('has links to its own pages, and pictures that exist', () => {
    const known = new Set(['/', ...pages.map(({ slug }) => `/${slug}`)]);
    const links = findLinks(text);
    expect(links.length).toBeGreaterThan(5);
    expect(links.filter((link) => !known.has(link))).toEqual([]);
    expect([...getKitImages(kit).keys()]).toEqual(readFolder(`assets/${name}`));
  });

  it('has no reference to a picture left once they are resolved', () => {
    const urls = new Map([...getKitImages(kit).keys()].map((image) => [image, `/${image}`]));
    for (const { template } of templates)
      expect(findAssets(resolveAssets(template, urls)).size).toBe(0);
  });
});
