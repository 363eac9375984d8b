// @vitest-environment jsdom
import {
  componentIdsIn,
  createFragment,
  expandComponents,
  loadContent,
  walkTree,
} from '@org/content';
import { MAX_COMPONENT_PROPERTIES } from '@org/schema';
import type { BuilderTree } from '@org/schema/entities';
import { describe, expect, it } from 'vitest';
import {
  CARD_PROPERTIES,
  cardTree,
  componentRegistry,
  FIRST,
  pageWith,
  shows,
} from '../../../test/component-page.ts';
import { openStore } from '../../../test/open-store.ts';
import {
  componentContent,
  detachInstance,
  findComponentSource,
  insertInstance,
  replaceByInstance,
} from './component-edits.ts';
import { addProperty, getProperties, removeProperty, renameProperty } from './property-edits.ts';
import { insertFragments, moveBlocks, refuseMove, wrapBlocks } from './several-blocks.ts';

const open = (tree: BuilderTree) => openStore(tree, componentRegistry).store;
const types = (tree: BuilderTree): string[] =>
  Array.from(walkTree(tree), ({ node }) => node.type.resolvedName);
const texts = (tree: BuilderTree): unknown[] =>
  Array.from(walkTree(tree)).flatMap(({ node }) =>
    node.props.text === undefined || node.hidden ? [] : [node.props.text],
  );
const text = (words: string) => ({ type: 'Text', props: { text: words } });

describe('making a component', () => {
  it('saves several blocks in a container, and shows the component in their place in one step', () => {
    const store = open(pageWith(text('Above'), text('One'), text('Two')));
    const before = store.print();
    const source = findComponentSource(store, ['n000000004', 'n000000005']);
    if (!source.ok) throw new Error(source.message);
    const loaded = loadContent(componentContent(store, source), componentRegistry);
    if (!loaded.ok) throw new Error(loaded.message);
    expect(loaded.notes).toEqual([]);
    expect(types(loaded.tree)).toEqual(['Wrapper', 'Container', 'Text', 'Text']);
    expect(replaceByInstance(store, source, { id: 7, name: 'Pair' }).ok).toBe(true);
    expect(types(store.tree)).toEqual(['Wrapper', 'Section', 'Column', 'Text', 'Component']);
    const shown = expandComponents(store.tree, () => loaded.tree, componentRegistry);
    expect(texts(shown)).toEqual(['Above', 'One', 'Two']);
    store.undo();
    expect(store.print()).toBe(before);
  });

  it('saves a section for a place below the page', () => {
    const store = open(pageWith(text('One')));
    const source = findComponentSource(store, ['n000000001']);
    expect(source).toMatchObject({ ok: true, instanceType: 'ComponentSection' });
    if (!source.ok) return;
    replaceByInstance(store, source, { id: 7, name: 'Intro' });
    expect(types(store.tree)).toEqual(['Wrapper', 'ComponentSection']);
  });

  it.each([
    ['nothing', [], /Select the blocks/],
    ['a column', ['n000000002'], /cannot be a component/],
    ['a component', ['n000000005'], /already/],
    ['blocks of several parents', ['n000000003', 'n000000007'], /next to each other/],
  ])('is refused for %s, with the reason', (_name, ids, message) => {
    const store = open(
      pageWith(text('One'), text('Two'), shows(5), { type: 'Container', children: [text('In')] }),
    );
    const source = findComponentSource(store, ids);
    expect(source).toMatchObject({ ok: false, message: expect.stringMatching(message) });
  });
});

it('inserts a component after a block in which its own blocks are not allowed', () => {
  const store = open(pageWith({ type: 'Container', children: [text('In')] }));
  store.select(['n000000004']);
  insertInstance(store, { id: 5, name: 'Card', tree: cardTree() });
  expect(types(store.tree)).toEqual([
    'Wrapper',
    'Section',
    'Column',
    'Container',
    'Text',
    'Component',
  ]);
  expect(store.node(FIRST)?.nodes).toEqual(['n000000004']);
});

it('inserts a component beside the selection, wrapped in a section and a column where it needs them', () => {
  const store = open(pageWith(text('One')));
  store.select([FIRST]);
  insertInstance(store, { id: 5, name: 'Card', tree: cardTree() });
  expect(types(store.tree)).toEqual(['Wrapper', 'Section', 'Column', 'Text', 'Component']);
  expect(componentIdsIn(store.tree)).toEqual([5]);
  expect(insertInstance(store, { id: 6, name: 'Empty', tree: undefined }).ok).toBe(false);
});

it('checks the blocks of a component where an instance is moved, wrapped or pasted', () => {
  const store = open(
    pageWith(shows(5), { type: 'Container', children: [text('In')] }, text('Out')),
  );
  store.findComponent = (id) => (id === 5 ? cardTree() : undefined);
  const [component, container, plain] = store.node('n000000002')?.nodes ?? [];
  const ids = [component ?? ''];
  const parent = container ?? '';
  const message = 'Container goes only into Column';
  expect(refuseMove(store, ids, parent)).toBe(message);
  const before = store.print();
  const pasted = createFragment({ type: 'Component', props: { componentId: 5 } }, store.registry);
  for (const result of [
    moveBlocks(store, ids, { parent, index: 0 }),
    wrapBlocks(store, ids),
    insertFragments(store, [pasted], { parent, index: 0 }, 'Paste'),
  ])
    expect(result).toMatchObject({ ok: false, message });
  expect(store.print()).toBe(before);
  expect(moveBlocks(store, ids, { parent: 'n000000002', index: 3 }).ok).toBe(true);
  expect(moveBlocks(store, [plain ?? ''], { parent, index: 0 }).ok).toBe(true);
});

describe('detaching', () => {
  const tree = cardTree({ properties: CARD_PROPERTIES });

  it('makes the blocks of a component those of the page in one step, with the values of the instance', () => {
    const store = open(
      pageWith(shows(5, { overrides: { title: { text: 'Own' } } }), text('Below')),
    );
    const before = store.print();
    expect(detachInstance(store, FIRST, () => tree).ok).toBe(true);
    expect(types(store.tree)).toEqual([
      'Wrapper',
      'Section',
      'Column',
      'Container',
      'Text',
      'Text',
    ]);
    expect(texts(store.tree)).toEqual(['Own', 'Below']);
    expect(store.node(store.selected()[0] ?? '')?.type.resolvedName).toBe('Container');
    store.undo();
    expect(store.print()).toBe(before);
  });

  it('is refused for a component that is not available, and for other blocks', () => {
    const store = open(pageWith(shows(5), text('Below')));
    expect(detachInstance(store, FIRST, () => undefined).ok).toBe(false);
    expect(detachInstance(store, 'n000000004', () => tree).ok).toBe(false);
    expect(componentIdsIn(store.tree)).toEqual([5]);
  });
});

it('adds, renames and removes properties as steps of the history', () => {
  const store = open(cardTree());
  addProperty(store, { name: 'Title', node: 'n000000002', props: ['text'] });
  addProperty(store, { name: 'Show', node: 'n000000002', props: [] });
  const [title, show] = getProperties(store);
  renameProperty(store, title?.id ?? '', 'Headline');
  removeProperty(store, show?.id ?? '');
  expect(getProperties(store)).toMatchObject([{ name: 'Headline', props: ['text'] }]);
  store.undo();
  store.undo();
  expect(getProperties(store).map(({ name }) => name)).toEqual(['Title', 'Show']);
  store.run([{ type: 'remove', id: 'n000000002' }], { label: 'Remove' });
  expect(getProperties(store)).toEqual([]);
});

it('refuses more properties than a component can have', () => {
  const properties = Array.from({ length: MAX_COMPONENT_PROPERTIES }, (_, at) => ({
    id: `p${at}`,
    name: `Property ${at}`,
    node: 'n000000002',
    props: ['text'],
  }));
  const store = open(cardTree({ properties }));
  expect(addProperty(store, { name: 'Show', node: 'n000000002', props: [] })).toMatchObject({
    ok: false,
    message: 'A component has at most 50 properties',
  });
  expect(getProperties(store)).toHaveLength(MAX_COMPONENT_PROPERTIES);
});
