import type { BuilderTree, CollectionField, JsonObject, PublicItem } from '@org/schema/entities';
import { describe, expect, it } from 'vitest';
import { type BlockTemplate, createRegistry } from '../blocks/block-definition.ts';
import { createTree } from '../blocks/create-tree.ts';
import { testBlock, testRegistry } from '../testing/test-registry.ts';
import { bindItem } from './bind-item.ts';
import { expandLists } from './expand-lists.ts';

const registry = createRegistry([
  ...testRegistry.all().filter(({ type }) => type !== 'Text'),
  { ...testBlock('Text', { defaults: { text: 'Hello' } }), bindings: { text: 'text' } },
  { ...testBlock('Link', { defaults: { href: '/own' } }), bindings: { href: 'link' } },
  { ...testBlock('CollectionList', { defaults: { collectionId: 0 } }) },
  {
    ...testBlock('CollectionItem', { defaults: { href: '', label: '' } }),
    bindings: { href: 'namedLink' },
  },
]);

const field = (key: string, kind: CollectionField['kind']): CollectionField => ({
  key,
  label: key,
  kind,
  required: false,
  options: [],
  collection_id: null,
});
const FIELDS = [field('note', 'text'), field('guide', 'reference')];

const item = (values: PublicItem['values'], path = '/walks/river'): PublicItem => ({
  id: 1,
  title: 'River',
  slug: 'river',
  path,
  created_at: '2026-01-31T12:00:00.000Z',
  values,
});

const text = (binding?: string): BlockTemplate => ({
  type: 'Text',
  ...(binding && { bindings: { text: binding } }),
});
const link = (key: string): BlockTemplate => ({ type: 'Link', bindings: { href: key } });
const list = (bindings: Record<string, string>): BlockTemplate => ({
  type: 'CollectionList',
  props: { collectionId: 1 },
  children: [{ type: 'CollectionItem', bindings, children: [text('title')] }],
});

const page = (...children: readonly BlockTemplate[]): BuilderTree =>
  createTree(
    {
      type: 'Wrapper',
      children: [{ type: 'Section', children: [{ type: 'Column', children }] }],
    },
    registry,
  );
const bind = (tree: BuilderTree, shown: PublicItem): BuilderTree =>
  bindItem(tree, { item: shown, fields: FIELDS, registry, locale: 'en-CA' });
const props = (tree: BuilderTree, type: string): JsonObject[] =>
  Object.values(tree).flatMap((node) => (node.type.resolvedName === type ? [node.props] : []));
const texts = (tree: BuilderTree) => props(tree, 'Text').map((one) => one.text);
const links = (tree: BuilderTree) => props(tree, 'Link').map(({ href }) => href);

describe('bindItem', () => {
  it('shows the fields of the item, and own texts for empty and removed fields', () => {
    const tree = page(text('title'), text('note'), text('gone'), text());
    const before = structuredClone(tree);
    expect(texts(bind(tree, item({ note: 'Slow' })))).toEqual(['River', 'Slow', 'Hello', 'Hello']);
    expect(texts(bind(tree, item({})))).toEqual(['River', 'Hello', 'Hello', 'Hello']);
    expect(tree).toEqual(before);
  });

  it('returns the same tree when no block is bound', () => {
    const tree = page(text());
    expect(bind(tree, item({ note: 'Slow' }))).toBe(tree);
  });

  it('leaves the blocks inside of lists to the items of the list', () => {
    const tree = page(text('title'), list({ href: 'link' }));
    const bound = bind(tree, item({}));
    expect(texts(bound)).toEqual(['River', 'Hello']);
    const other = { ...item({}, '/walks/hill'), id: 2, title: 'Hill' };
    const filled = expandLists(bound, {
      find: () => ({ fields: FIELDS, items: [other] }),
      registry,
      locale: 'en-CA',
    });
    expect(texts(filled)).toEqual(['River', 'Hill']);
    expect(props(filled, 'CollectionItem')).toEqual([{ href: '/walks/hill', label: 'Hill' }]);
  });

  it.each<[string, string, PublicItem, string]>([
    ['the page of the item', 'link', item({}), '/walks/river'],
    ['its own target for an item without a page', 'link', item({}, ''), '/own'],
    [
      'the page of a referenced item',
      'guide',
      item({ guide: { id: 2, title: 'Ada', slug: 'ada', path: '/guides/ada' } }),
      '/guides/ada',
    ],
    [
      'its own target for a referenced item without a page',
      'guide',
      item({ guide: { id: 2, title: 'Ada', slug: 'ada', path: '' } }),
      '/own',
    ],
    ['its own target for a hostile path', 'link', item({}, 'javascript:alert(1)'), '/own'],
    ['its own target for a key of a prototype', 'constructor', item({}), '/own'],
  ])('links to %s', (_name, key, shown, href) => {
    expect(links(bind(page(link(key)), shown))).toEqual([href]);
  });

  it('survives stored bindings that are not what they should be', () => {
    const tree = page(text('title'));
    for (const bindings of [
      null,
      5,
      'text',
      [],
      { text: { key: 'title' } },
      { text: '__proto__' },
    ]) {
      const broken = Object.fromEntries(
        Object.entries(tree).map(([id, node]) => [
          id,
          node.type.resolvedName === 'Text' ? { ...node, custom: { bindings } } : node,
        ]),
      );
      expect(texts(bind(broken, item({})))).toEqual(['Hello']);
    }
  });
});
