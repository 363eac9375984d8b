import { type BlockTemplate, cleanMarkup } from '@org/content';
import {
  collectionCreateSchema,
  collectionItemCreateSchema,
  couponCreateSchema,
  customerCreateSchema,
  noteCreateSchema,
  productCreateSchema,
  settingsUpdateSchema,
  webOrderSettingsUpdateSchema,
} from '@org/schema/entities';
import { describe, expect, it } from 'vitest';
import {
  DEMO_SIGN_IN,
  type DemoSite,
  getDemoImages,
  loadDemo,
  MAIN_DEMO_TENANT,
  resolveAssets,
} from '../src/index.ts';
import { expectValidPages, expectValidPosts } from './check-records.ts';
import { expectValidTemplates, findLinks } from './check-templates.ts';
import { readFolder } from './read-folder.ts';

const { people, tenants } = loadDemo();
const sites = tenants.flatMap(({ slug, site }) => (site ? [{ slug, site }] : []));
const main = tenants.find(({ slug }) => slug === MAIN_DEMO_TENANT);
if (!main?.shop || !main.customers || !main.blog) throw new Error('The demo has a main tenant');
const { shop, customers, blog, subscribers = [], campaigns = [] } = main;
const STRICT = { strict: true } as const;

const getTemplates = ({ pages, frame }: DemoSite) => [
  ...pages,
  ...Object.entries(frame).map(([slug, template]) => ({ slug, template })),
];

describe.each(sites)('the site of $slug', ({ slug: tenant, site }) => {
  const { pages, frame, settings } = site;

  it('has trees that need no repair and follow the rules', () => {
    expectValidTemplates(getTemplates(site));
    expectValidPages(pages);
  });

  it('has headings without skipped levels, with the footer after each page', () => {
    const levels = (template: BlockTemplate): number[] => {
      const { type, props = {}, children = [] } = template;
      const level = type === 'SectionHeader' ? 2 : Number(/^h(\d)$/.exec(String(props.tag))?.[1]);
      return [...(Number.isNaN(level) ? [] : [level]), ...children.flatMap(levels)];
    };
    for (const { slug, template } of pages) {
      const all = [...levels(template), ...levels(frame.footer)];
      const skipped = all.filter((level, at) => level > (all[at - 1] ?? 0) + 1);
      expect({ slug, skipped }).toEqual({ slug, skipped: [] });
    }
  });

  it('has one home page, valid settings, and valid links', () => {
    expect(pages.filter((page) => page.is_homepage)).toHaveLength(1);
    const images = new Map([
      ['logo-garden', '/logo'],
      ['logo-bicycle', '/logo'],
    ]);
    settingsUpdateSchema.validateSync(resolveAssets(settings, images), STRICT);
    const text = JSON.stringify([getTemplates(site), settings]);
    // Every site has a built-in shop page.
    const known = new Set(['/', '/store', ...pages.map(({ slug }) => `/${slug}`)]);
    expect(findLinks(text).filter((link) => !known.has(link))).toEqual([]);
    expect(tenant).not.toBe('');
  });
});

it('has every picture that its content refers to, and no other', () => {
  const files = sites.flatMap(({ slug }) => {
    const tenant = tenants.find((one) => one.slug === slug);
    return tenant ? [...getDemoImages(tenant).values()].map(({ source }) => source.pathname) : [];
  });
  const names = new Set(files.map((path) => path.replace(/^.*\/(.+)\.svg$/, '$1')));
  expect([...names].sort()).toEqual(readFolder('assets/demo'));
});

it('has collections with valid items, which pages list and show', () => {
  const { collections = [], site } = main;
  expect(collections.map(({ items }) => items.length)).toEqual([6]);
  for (const { items, ...collection } of collections) {
    const slugs = new Set(items.map(({ slug }) => slug));
    expect(slugs.size).toBe(items.length);
    collectionCreateSchema.validateSync(collection, STRICT);
    for (const item of items) {
      collectionItemCreateSchema.validateSync({ ...item, status: 'published' }, STRICT);
      expect(Object.keys(item.values)).toHaveLength(collection.fields.length);
      expect(cleanMarkup(String(item.values.story))).toBe(item.values.story);
    }
    const pages = site?.pages.filter((page) =>
      [page.lists, page.itemsOf].includes(collection.slug),
    );
    expect(pages?.map(({ slug }) => slug)).toEqual(['gardens', 'garden']);
  }
});

it('shows each starter kit on a tenant of its own', () => {
  expect(tenants.map(({ slug, kit }) => kit ?? slug)).toEqual(tenants.map(({ slug }) => slug));
  expect(tenants.filter(({ site, kit }) => Boolean(site) === Boolean(kit))).toEqual([]);
});

it('has people in roles of tenants that exist, and an administrator to sign in as', () => {
  const slugs = tenants.map(({ slug }) => slug);
  const places = people.flatMap(({ at }) => (typeof at === 'string' ? [] : at));
  expect(places.filter((slug) => !slugs.includes(slug))).toEqual([]);
  expect(people.find(({ email }) => email === DEMO_SIGN_IN)).toMatchObject({
    role: '3',
    at: slugs,
  });
});

it('has posts in known categories that the API would accept', () => {
  expectValidPosts(blog.posts);
  const known = blog.categories.map(({ category }) => category);
  const used = blog.posts.flatMap(({ categories }) => categories);
  expect(used.filter((category) => !known.includes(category))).toEqual([]);
});

it('has customers and notes that the API would accept', () => {
  const known = customers.tags.map(({ name }) => name);
  for (const { tags = [], notes = [], ...customer } of customers.customers) {
    customerCreateSchema.validateSync(customer, STRICT);
    expect(tags.filter((tag) => !known.includes(tag))).toEqual([]);
    for (const { title, content } of notes)
      noteCreateSchema.validateSync({ title, content, customer_id: 1 }, STRICT);
  }
});

it('has products in known categories that the API would accept', () => {
  const images = new Map([...getDemoImages(main).keys()].map((name) => [name, `/${name}`]));
  const known = shop.categories.map(({ category }) => category);
  for (const { categories, tags: _, ...product } of shop.products) {
    productCreateSchema.validateSync(
      JSON.parse(JSON.stringify(product).replace(/asset:/g, '/')),
      STRICT,
    );
    expect(categories.filter((category) => !known.includes(category))).toEqual([]);
    expect(product.images?.every(({ file }) => images.has(file.replace('asset:', '')))).toBe(true);
  }
  webOrderSettingsUpdateSchema.validateSync(shop.settings, STRICT);
  for (const coupon of shop.coupons) couponCreateSchema.validateSync(coupon, STRICT);
});

it('has parent categories before their children', () => {
  const seen: string[] = [];
  for (const { category, parent } of shop.categories) {
    if (parent !== undefined) expect(seen).toContain(parent);
    seen.push(category);
  }
});

it('has orders of known customers for known products, oldest first', () => {
  const skus = shop.products.flatMap(({ sku, variants = [] }) => [
    sku,
    ...variants.map((variant) => variant.sku),
  ]);
  const emails = customers.customers.map(({ email }) => email);
  for (const { email, items } of shop.orders) {
    expect(emails).toContain(email);
    expect(shop.addresses).toHaveProperty([email]);
    expect(items.filter(({ sku }) => !skus.includes(sku))).toEqual([]);
  }
  const days = shop.orders.map(({ daysAgo }) => daysAgo);
  expect(days).toEqual(days.toSorted((a, b) => b - a));
});

it('has campaigns that are valid emails, and subscribers with unique addresses', () => {
  expectValidTemplates(campaigns.map(({ name, template }) => ({ slug: name, template })));
  expect(new Set(subscribers.map(({ email }) => email)).size).toBe(subscribers.length);
  expect([campaigns.length, subscribers.length]).toEqual([2, 10]);
});
