import { CONTENT_LIMITS } from '@org/schema';
import type {
  BuilderTree,
  CollectionField,
  JsonObject,
  JsonValue,
  PublicItem,
} from '@org/schema/entities';
import { describe, expect, it } from 'vitest';
import { type BlockTemplate, createRegistry } from '../blocks/block-definition.ts';
import { createTree } from '../blocks/create-tree.ts';
import { countingIds, testBlock, testRegistry } from '../testing/test-registry.ts';
import { walkTree } from '../tree/walk-tree.ts';
import { expandLists } from './expand-lists.ts';
import { getListKey, getListQuery } from './list-blocks.ts';

const registry = createRegistry([
  ...testRegistry.all().filter(({ type }) => type !== 'Text' && type !== 'Image'),
  { ...testBlock('Text', { defaults: { text: 'Hello' } }), bindings: { text: 'text' } },
  { ...testBlock('TextBox', { defaults: { html: '' } }), bindings: { html: 'markup' } },
  {
    ...testBlock('Image', { defaults: { src: '/own.png', altText: '', url: '' } }),
    bindings: { src: 'picture', url: 'link' },
  },
  testBlock('CollectionList', { defaults: { collectionId: 0 } }),
  testBlock('CollectionItem', { defaults: {} }),
]);

const field = (key: string, kind: CollectionField['kind']): CollectionField => ({
  key,
  label: key,
  kind,
  required: false,
  options: [],
  collection_id: null,
});
const FIELDS = [
  field('note', 'text'),
  field('story', 'rich_text'),
  field('photo', 'picture'),
  field('day', 'date'),
  field('price', 'number'),
  field('guide', 'reference'),
];

let ids = 0;
const item = (values: PublicItem['values'], title = 'Item'): PublicItem => ({
  id: ++ids,
  title,
  slug: 'item',
  path: '/walks/item',
  created_at: '2026-01-31T12:00:00.000Z',
  values,
});

/** Returns a page with one list, and with bindings of the blocks that it repeats. */
function page(
  blocks: readonly BlockTemplate[],
  bindings: readonly JsonValue[] = [],
  props: JsonObject = { collectionId: 1 },
): BuilderTree {
  const list = {
    type: 'CollectionList',
    props,
    children: [{ type: 'CollectionItem', children: blocks }],
  };
  const section = { type: 'Section', children: [{ type: 'Column', children: [list] }] };
  const tree = createTree({ type: 'Wrapper', children: [section] }, registry, countingIds());
  const inside = blocks.map(({ type }) => type);
  let at = 0;
  return Object.fromEntries(
    Object.entries(tree).map(([id, node]) => {
      if (node.type.resolvedName !== inside[at]) return [id, node];
      const own = bindings[at++];
      return [id, own === undefined ? node : { ...node, custom: { bindings: own } }];
    }),
  );
}

const expand = (tree: BuilderTree, items: readonly PublicItem[] | undefined): BuilderTree =>
  expandLists(tree, {
    find: () => items && { fields: FIELDS, items },
    registry,
    locale: 'en-CA',
  });
const shown = (tree: BuilderTree, type: string): JsonObject[] =>
  Array.from(walkTree(tree), ({ node }) => node).flatMap(({ type: { resolvedName }, props }) =>
    resolvedName === type ? [props] : [],
  );
const texts = (tree: BuilderTree): unknown[] => shown(tree, 'Text').map(({ text }) => text);

describe('expandLists', () => {
  it('returns the same tree when it has no list', () => {
    const tree = createTree({ type: 'Wrapper', children: [] }, registry, countingIds());
    expect(expand(tree, [])).toBe(tree);
  });

  it('repeats the blocks of a list for each item, with the fields of the item', () => {
    const tree = page([{ type: 'Text' }, { type: 'Text' }], [{ text: 'title' }, { text: 'note' }]);
    const before = structuredClone(tree);
    const filled = expand(tree, [item({ note: 'A' }, 'One'), item({ note: 'B' }, 'Two')]);
    expect(texts(filled)).toEqual(['One', 'A', 'Two', 'B']);
    expect(tree).toEqual(before);
    for (const { id, node } of walkTree(filled))
      for (const child of node.nodes) expect(filled[child]?.parent).toBe(id);
  });

  it.each<[string, JsonValue, PublicItem['values'], unknown]>([
    ['a date in the language of the site', { text: 'day' }, { day: '2026-05-01' }, 'May 1, 2026'],
    ['a number in the language of the site', { text: 'price' }, { price: 1250.5 }, '1,250.5'],
    ['the text of rich text', { text: 'story' }, { story: '<p>Hi <em>you</em></p>' }, 'Hi you'],
    [
      'the title of a reference',
      { text: 'guide' },
      { guide: { id: 1, title: 'Ada', slug: 'ada', path: '' } },
      'Ada',
    ],
    ['its own text for an empty field', { text: 'note' }, {}, 'Hello'],
    ['its own text for a removed field', { text: 'gone' }, { gone: 'A' }, 'Hello'],
    [
      'its own text for a picture',
      { text: 'photo' },
      { photo: { src: '/a.png', alt: '' } },
      'Hello',
    ],
    ['its own text for a value of another kind', { text: 'price' }, { price: 'A' }, 'Hello'],
    ['its own text for a key of a prototype', { text: 'constructor' }, {}, 'Hello'],
    ['its own text for a binding that is no key', { text: 5 }, { note: 'A' }, 'Hello'],
    ['its own text for bindings that are no object', 'note', { note: 'A' }, 'Hello'],
    ['its own text for a binding of another prop', { color: 'note' }, { note: 'A' }, 'Hello'],
  ])('shows %s', (_name, bindings, values, text) => {
    expect(texts(expand(page([{ type: 'Text' }], [bindings]), [item(values)]))).toEqual([text]);
  });

  it('never puts a text into markup without escaping it', () => {
    const tree = page([{ type: 'TextBox' }], [{ html: 'note' }]);
    const filled = expand(tree, [item({ note: '<img src=x onerror=alert(1)>' })]);
    expect(shown(filled, 'TextBox')[0]?.html).toBe('<p>&lt;img src=x onerror=alert(1)&gt;</p>');
  });

  it('sanitizes the markup of rich text', () => {
    const tree = page([{ type: 'TextBox' }], [{ html: 'story' }]);
    const filled = expand(tree, [item({ story: '<p>Safe<script>alert(1)</script></p>' })]);
    expect(shown(filled, 'TextBox')[0]?.html).toBe('<p>Safe</p>');
  });

  it('shows a picture with its text, and links to safe targets only', () => {
    const tree = page([{ type: 'Image' }], [{ src: 'photo', url: 'note' }]);
    const photo = { src: '/media/a.png', alt: 'A river' };
    const [safe, unsafe] = shown(
      expand(tree, [item({ photo, note: '/walks' }), item({ note: 'javascript:alert(1)' })]),
      'Image',
    );
    expect(safe).toMatchObject({ src: '/media/a.png', altText: 'A river', url: '/walks' });
    expect(unsafe).toMatchObject({ src: '/own.png', url: '' });
  });

  it.each([
    ['a collection that does not exist', undefined],
    ['a collection without items', []],
  ])('is empty for %s', (_name, items) => {
    const filled = expand(page([{ type: 'Text' }]), items);
    expect(texts(filled)).toEqual([]);
    expect(shown(filled, 'CollectionList')).toHaveLength(1);
  });

  it('shows an item once, and never becomes larger than content can be', () => {
    const same = item({});
    const tree = page(Array.from({ length: 200 }, () => ({ type: 'Text' })));
    expect(texts(expand(tree, [same, same]))).toHaveLength(200);
    const many = Array.from({ length: 10_000 }, () => item({}));
    const filled = expand(tree, many);
    expect(Object.keys(filled).length).toBeLessThanOrEqual(CONTENT_LIMITS.nodes);
    expect(texts(filled).length % 200).toBe(0);
  });

  it('ends where a list is inside of itself', () => {
    const tree = page([
      {
        type: 'CollectionList',
        props: { collectionId: 1 },
        children: [{ type: 'CollectionItem', children: [{ type: 'Text' }] }],
      },
    ]);
    expect(texts(expand(tree, [item({}), item({})]))).toEqual(['Hello', 'Hello']);
  });
});

describe('getListQuery', () => {
  it.each<[string, JsonObject, object]>([
    ['no props', {}, { collectionId: 0, orderBy: 'position', direction: 'ASC', itemsPerPage: 12 }],
    ['a negative id', { collectionId: -1 }, { collectionId: 0 }],
    ['an id as a text', { collectionId: '1' }, { collectionId: 0 }],
    ['too many items', { perPage: 1e9 }, { itemsPerPage: 100 }],
    ['no number of items', { perPage: null }, { itemsPerPage: 12 }],
    ['a long field', { filterField: 'x'.repeat(51) }, { field: '' }],
  ])('survives %s', (_name, props, query) => {
    expect(getListQuery(props)).toMatchObject(query);
  });

  it('has one key for blocks that list the same', () => {
    expect(getListKey({ collectionId: 1, columns: 2 })).toBe(getListKey({ collectionId: 1 }));
    expect(getListKey({ collectionId: 1 })).not.toBe(getListKey({ collectionId: 2 }));
    // On a further page they show different items.
    expect(getListKey({ collectionId: 1, paging: 'none' })).not.toBe(
      getListKey({ collectionId: 1, paging: 'pages' }),
    );
  });
});
