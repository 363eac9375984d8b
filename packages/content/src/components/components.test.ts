import { CONTENT_LIMITS, ROOT_ID } from '@org/schema';
import type { BuilderTree, JsonObject, JsonValue } from '@org/schema/entities';
import { describe, expect, it } from 'vitest';
import type { BlockTemplate } from '../blocks/block-definition.ts';
import { createRegistry } from '../blocks/block-definition.ts';
import { createTree } from '../blocks/create-tree.ts';
import { countingIds, testBlock, testRegistry } from '../testing/test-registry.ts';
import { walkTree } from '../tree/walk-tree.ts';
import { cleanInstances } from './clean-instances.ts';
import { readProperties, readVariants } from './component-properties.ts';
import { getComponentKind, isBindable } from './component-types.ts';
import { componentIdsIn, detachComponent, expandComponents } from './expand-components.ts';

const registry = createRegistry([
  ...testRegistry.all(),
  testBlock('Component', { defaults: { componentId: 0, overrides: {}, variant: '' } }),
  testBlock('ComponentSection', { defaults: { componentId: 0, overrides: {}, variant: '' } }),
]);

const make = (...children: BlockTemplate[]): BuilderTree =>
  createTree({ type: 'Wrapper', children }, registry, countingIds());

/** Returns a component with a container, two texts, and properties. */
function card(custom: JsonObject = {}): BuilderTree {
  const tree = make({
    type: 'Container',
    children: [
      { type: 'Text', props: { text: 'Title', size: 2 } },
      { type: 'Text', props: { text: 'Body' } },
    ],
  });
  const root = tree[ROOT_ID];
  return root ? { ...tree, [ROOT_ID]: { ...root, custom: { ...root.custom, ...custom } } } : tree;
}

const TITLE = { id: 'title', name: 'Title', node: 'n000000002', props: ['text'] };
const BODY = { id: 'body', name: 'Show the text', node: 'n000000003', props: [] };
const withProperties = card({
  properties: [TITLE, BODY],
  variants: [{ id: 'short', name: 'Short', values: { body: { show: false } } }],
});

const instance = (componentId: number, props: JsonObject = {}): BlockTemplate => ({
  type: 'Component',
  props: { componentId, ...props },
});
const page = (...children: BlockTemplate[]): BuilderTree =>
  make({ type: 'Section', children: [{ type: 'Column', children }] });

const expand = (
  tree: BuilderTree,
  components: Readonly<Record<number, BuilderTree>>,
): BuilderTree => expandComponents(tree, (id) => components[id], registry);
/** Returns what is visible in a tree: the texts of its blocks in document order. */
const texts = (tree: BuilderTree): JsonValue[] =>
  Array.from(walkTree(tree), ({ node }) => node).flatMap(({ props, hidden }) =>
    !hidden && props.text !== undefined ? [props.text] : [],
  );

describe('expandComponents', () => {
  it('returns the same tree when it has no instance', () => {
    const tree = page({ type: 'Text' });
    expect(expand(tree, {})).toBe(tree);
  });

  it('puts the blocks of the component in the place of the instance, with its id and unique ids', () => {
    const tree = page({ type: 'Text', props: { text: 'Above' } }, instance(1), instance(1));
    const shown = expand(tree, { 1: card() });
    expect(texts(shown)).toEqual(['Above', 'Title', 'Body', 'Title', 'Body']);
    const [, first = '', second = ''] = shown.n000000002?.nodes ?? [];
    expect(shown.n000000002?.nodes).toEqual(tree.n000000002?.nodes);
    expect(shown[first]).toMatchObject({
      type: { resolvedName: 'Container' },
      parent: 'n000000002',
    });
    expect(shown[first]?.nodes).toEqual([`${first}-n000000002`, `${first}-n000000003`]);
    expect(shown[`${second}-n000000002`]?.parent).toBe(second);
  });

  it('changes neither the tree nor the component', () => {
    const tree = page(instance(1, { overrides: { title: { text: 'Own' } } }));
    const before = structuredClone([tree, withProperties]);
    expand(tree, { 1: withProperties });
    expect([tree, withProperties]).toEqual(before);
  });

  it('shows the values of the instance, then those of its variant, then those of the component', () => {
    const tree = page(
      instance(1, { overrides: { title: { text: 'Own' } } }),
      instance(1, { variant: 'short' }),
      instance(1, { variant: 'short', overrides: { body: { show: true } } }),
    );
    expect(texts(expand(tree, { 1: withProperties }))).toEqual([
      'Own',
      'Body',
      'Title',
      'Title',
      'Body',
    ]);
  });

  it('sets only the props that a property names', () => {
    const tree = page(
      instance(1, {
        overrides: { title: { text: 'Own', size: 5, customCss: 'x' }, other: { a: 1 } },
      }),
    );
    const shown = Object.values(expand(tree, { 1: withProperties }));
    const own = shown.find(({ props }) => props.text === 'Own');
    expect(own?.props).toEqual({ text: 'Own', size: 2 });
  });

  it('hides the blocks of a hidden instance, also on single devices', () => {
    const tree = page(instance(1, { showOnMobile: false }));
    const [id = ''] = tree.n000000002?.nodes ?? [];
    const node = tree[id];
    const hidden = node ? { ...tree, [id]: { ...node, hidden: true } } : tree;
    expect(expand(tree, { 1: card() })[id]?.props).toMatchObject({ showOnMobile: false });
    expect(expand(hidden, { 1: card() })[id]?.hidden).toBe(true);
  });

  it('shows components inside of components', () => {
    const outer = make({
      type: 'Container',
      children: [instance(1, { overrides: { title: { text: 'Inner' } } })],
    });
    expect(texts(expand(page(instance(2)), { 1: withProperties, 2: outer }))).toEqual([
      'Inner',
      'Body',
    ]);
  });

  it.each([
    ['a component that does not exist', instance(7)],
    ['no component', instance(0)],
    ['an id that is no number', { type: 'Component', props: { componentId: '1' } }],
    ['a component without blocks', instance(2)],
    ['a component with several top blocks', instance(3)],
  ])('shows nothing for %s', (_name, block) => {
    const tree = page({ type: 'Text', props: { text: 'Stays' } }, block);
    const shown = expand(tree, { 2: make(), 3: make({ type: 'Text' }, { type: 'Text' }) });
    expect(texts(shown)).toEqual(['Stays']);
    expect(shown.n000000002?.nodes).toHaveLength(1);
    expect(Object.keys(shown)).toHaveLength(Object.keys(tree).length - 1);
  });

  it('ends where components contain themselves', () => {
    const self = make({ type: 'Container', children: [instance(1), { type: 'Text' }] });
    const one = make({ type: 'Container', children: [instance(3)] });
    const other = make({ type: 'Container', children: [instance(2), { type: 'Text' }] });
    expect(texts(expand(page(instance(1)), { 1: self }))).toEqual(['Hello']);
    expect(texts(expand(page(instance(2)), { 2: one, 3: other }))).toEqual(['Hello']);
  });

  it('ends at the limit of levels', () => {
    const levels = Object.fromEntries(
      Array.from({ length: 9 }, (_, at) => [
        at + 1,
        make({ type: 'Container', children: [{ type: 'Text' }, instance(at + 2)] }),
      ]),
    );
    expect(texts(expand(page(instance(1)), levels))).toHaveLength(5);
  });

  it('never becomes larger than content can be', () => {
    const wide = (id: number): BuilderTree =>
      make({ type: 'Container', children: Array.from({ length: 200 }, () => instance(id)) });
    const leaf = make({ type: 'Text' });
    const shown = expand(page(instance(1)), { 1: wide(2), 2: wide(3), 3: leaf });
    expect(Object.keys(shown).length).toBeLessThanOrEqual(CONTENT_LIMITS.nodes);
    for (const { node } of walkTree(shown))
      for (const child of node.nodes) expect(shown[child]).toBeDefined();
  });

  it('ignores blocks inside of an instance, and ids that are taken', () => {
    const tree = page(instance(1));
    const [id = ''] = tree.n000000002?.nodes ?? [];
    const node = tree[id];
    const text = make({ type: 'Text', props: { text: 'Inside' } }).n000000001;
    if (!node || !text) throw new Error('the page has an instance');
    const hostile = { ...tree, [id]: { ...node, nodes: ['x'] }, x: { ...text, parent: id } };
    expect(texts(expand(hostile, { 1: card() }))).toEqual(['Title', 'Body']);
    const column = tree.n000000002;
    if (!column) throw new Error('the page has a column');
    const taken = `${id}-n000000002`;
    const clash = {
      ...tree,
      n000000002: { ...column, nodes: [...column.nodes, taken] },
      [taken]: { ...text, parent: 'n000000002' },
    };
    expect(texts(expand(clash, { 1: card() }))).toEqual(['Title', 'Body', 'Inside']);
  });

  it('finds the components of a tree, each once', () => {
    expect(componentIdsIn(page(instance(4), instance(2), instance(4), instance(0)))).toEqual([
      4, 2,
    ]);
  });
});

describe('detachComponent', () => {
  const outer = make({ type: 'Container', children: [instance(1), { type: 'Text' }] });
  const options = { find: (id: number) => (id === 2 ? outer : card()), registry };

  it('makes the instances of one component blocks with fresh ids, and leaves other instances', () => {
    const tree = page(instance(2), instance(1));
    const detached = detachComponent(tree, 2, options);
    expect(componentIdsIn(detached)).toEqual([1]);
    expect(texts(detached)).toEqual(['Hello']);
    for (const { id, node } of walkTree(detached)) {
      expect(id.length).toBeLessThanOrEqual(10);
      for (const child of node.nodes) expect(detached[child]?.parent).toBe(id);
    }
    expect(texts(expand(detached, { 1: card() }))).toEqual([
      'Title',
      'Body',
      'Hello',
      'Title',
      'Body',
    ]);
  });

  it('keeps the values of the instance', () => {
    const tree = page(instance(1, { overrides: { title: { text: 'Own' } }, variant: 'short' }));
    const detached = detachComponent(tree, 1, { find: () => withProperties, registry });
    expect(texts(detached)).toEqual(['Own']);
  });

  it('returns the same tree when it has no instance of the component', () => {
    const tree = page(instance(1));
    expect(detachComponent(tree, 9, options)).toBe(tree);
  });
});

describe('properties', () => {
  it.each([
    ['of a block that is gone', { ...TITLE, node: 'gone' }],
    ['of the page itself', { ...TITLE, node: ROOT_ID, props: [] }],
    ['of an inherited name', { ...TITLE, node: 'constructor' }],
    ['of a prop that the block does not have', { ...TITLE, props: ['html'] }],
    ['of the styles of a block', { ...TITLE, props: ['settings'] }],
    ['with a prop twice', { ...TITLE, props: ['text', 'text'] }],
    ['with a prop that is no name', { ...TITLE, props: [1] }],
    ['without a name', { ...TITLE, name: ' ' }],
    ['with a long name', { ...TITLE, name: 'x'.repeat(81) }],
    ['with an id that is no name', { ...TITLE, id: '../x' }],
    ['with the id of a prototype', { ...TITLE, id: '__proto__' }],
    ['that are no objects', 'title'],
  ])('are omitted: %s', (_name, property) => {
    const tree = card({ properties: [property as JsonValue, BODY] });
    expect(readProperties(tree, registry)).toEqual([BODY]);
  });

  it('are read once for each id, up to the limit', () => {
    const many = Array.from({ length: 200 }, (_, at) => ({ ...TITLE, id: `p${at % 60}` }));
    expect(readProperties(card({ properties: many }), registry)).toHaveLength(50);
    expect(readProperties(card({ properties: 'none' }), registry)).toEqual([]);
  });

  it('cannot set unsanitized HTML', () => {
    const block = testBlock('CustomHtml', { defaults: { html: '', title: '' }, rawProp: 'html' });
    expect([isBindable(block, 'html'), isBindable(block, 'title')]).toEqual([false, true]);
  });

  it('have variants with values of known properties only', () => {
    const variants = [{ id: 'v', name: 'V', values: { title: { text: 'A', size: 1 }, gone: {} } }];
    const tree = card({ properties: [TITLE], variants });
    expect(readVariants(tree, readProperties(tree, registry))).toEqual([
      { id: 'v', name: 'V', values: { title: { text: 'A' } } },
    ]);
  });

  it('are for columns or for pages, by the top block', () => {
    expect(
      ['Text', 'Image', 'Section', 'Column', 'Nothing'].map((type) =>
        getComponentKind(type, registry),
      ),
    ).toEqual(['block', 'block', 'section', undefined, 'block']);
  });
});

describe('cleanInstances', () => {
  const clean = (props: JsonObject): JsonObject | undefined => {
    const tree = page(instance(1, props));
    const cleaned = cleanInstances(tree, (id) => (id === 1 ? withProperties : undefined), registry);
    return Object.values(cleaned).find(({ type }) => type.resolvedName === 'Component')?.props;
  };

  it('keeps valid values and the tree itself', () => {
    const tree = page(instance(1, { overrides: { title: { text: 'Own' } }, variant: 'short' }));
    expect(cleanInstances(tree, () => withProperties, registry)).toBe(tree);
    expect(cleanInstances(tree, () => undefined, registry)).toBe(tree);
  });

  it.each<[string, JsonObject]>([
    ['unknown properties', { gone: { text: 'x' } }],
    ['unknown props', { title: { size: 3 } }],
    ['values of another kind', { title: { text: 4 }, body: { show: 'yes' } }],
    ['no object', { title: 'Own' }],
    [
      'ten thousand values',
      Object.fromEntries(Array.from({ length: 10_000 }, (_, at) => [`p${at}`, { text: 'x' }])),
    ],
  ])('removes %s', (_name, overrides) => {
    expect(clean({ overrides })).toMatchObject({ componentId: 1, overrides: {} });
    expect(clean({ overrides: { ...overrides, body: { show: false } } })).toMatchObject({
      overrides: { body: { show: false } },
    });
  });

  it('removes an unknown variant, and overrides that are no object', () => {
    expect(clean({ variant: 'gone', overrides: 'x' })).toMatchObject({
      variant: '',
      overrides: {},
    });
  });
});
