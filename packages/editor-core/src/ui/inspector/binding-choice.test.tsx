// @vitest-environment jsdom

import { createTree, extendRegistry, readBindings } from '@org/content';
import { countingIds, testBlock } from '@org/content/testing';
import type { BuilderTree, CollectionField, JsonObject, NodeId } from '@org/schema/entities';
import { AtriumProvider } from '@org/ui';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { registry } from '../../../test/editor-registry.ts';
import { MemoryServer } from '../../../test/memory-server.ts';
import { openStore } from '../../../test/open-store.ts';
import { stubLayout } from '../../../test/stub-layout.ts';
import {
  findCollectionId,
  getShownProps,
  setBinding,
  showsItemText,
} from '../../model/edits/binding-edits.ts';
import { EditorContext, type EditorValue } from '../../session/context/editor-context.ts';
import type { EditorHost } from '../../session/host/editor-host.ts';
import { EMPTY_PAGE } from '../../session/host/empty-page.ts';
import { EditorSession } from '../../session/saving/editor-session.ts';
import { ItemFieldControl } from '../controls/item-field-control.tsx';
import { BindingChoice } from './binding-choice.tsx';

const listRegistry = extendRegistry(registry, [
  testBlock('CollectionList', { canvas: true, defaults: { collectionId: 0 } }),
  testBlock('CollectionItem', { canvas: true }),
  testBlock('Label', {
    defaults: { text: 'Own' },
    bindings: { text: 'text' },
    inlineText: [{ prop: 'text', kind: 'plain', part: 'text' }],
  }),
]);

const field = (key: string, label: string, kind: CollectionField['kind']): CollectionField => ({
  key,
  label,
  kind,
  required: false,
  options: [],
  collection_id: null,
});
const FIELDS = [field('price', 'Price', 'number'), field('photo', 'Photo', 'picture')];

/** Label in the list, and label beside the list. */
const INSIDE: NodeId = 'n000000005';
const OUTSIDE: NodeId = 'n000000006';
const pageWithList = (props: JsonObject): BuilderTree =>
  createTree(
    {
      type: 'Wrapper',
      children: [
        {
          type: 'Section',
          children: [
            {
              type: 'Column',
              children: [
                {
                  type: 'CollectionList',
                  props,
                  children: [{ type: 'CollectionItem', children: [{ type: 'Label' }] }],
                },
                { type: 'Label' },
              ],
            },
          ],
        },
      ],
    },
    listRegistry,
    countingIds(),
  );

const hostWith = (findFields: EditorHost['findFields']): EditorHost =>
  ({ findFields }) as unknown as EditorHost;
const host = hostWith(async () => FIELDS);

beforeEach(stubLayout);
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function open(tree: BuilderTree, content: ReactElement, itemsOf?: number) {
  const { store } = openStore(tree, listRegistry);
  const session = new EditorSession(store, new MemoryServer(null));
  if (itemsOf !== undefined)
    session.state.set({ selectedPage: { ...EMPTY_PAGE, item_collection_id: itemsOf } });
  const value = {
    store,
    session,
    blocks: { registry: listRegistry, views: {}, settings: {} },
    announce: () => undefined,
  } as unknown as EditorValue;
  render(
    <AtriumProvider>
      <EditorContext value={value}>{content}</EditorContext>
    </AtriumProvider>,
  );
  return store;
}

const choice = (given: EditorHost = host, id: NodeId = INSIDE) => (
  <BindingChoice id={id} prop="text" binding="text" label="Text" host={given} />
);
const options = (): (string | null)[] =>
  screen.getAllByRole('option').map(({ textContent }) => textContent);

describe('the choice of a field for a setting', () => {
  it('offers fields that the setting can show, stores the chosen one, and undoes that in one step', async () => {
    const store = open(pageWithList({ collectionId: 3 }), choice());
    await screen.findByRole('option', { name: 'Field: Price' });
    expect(options()).toEqual([
      'Same for all items',
      'Field: Title',
      'Field: Created',
      'Field: Price',
    ]);
    fireEvent.change(screen.getByLabelText('Field for Text'), { target: { value: 'price' } });
    const read = () =>
      readBindings(store.node(INSIDE) ?? { custom: {} }, listRegistry.get('Label'));
    expect(read()).toEqual({ text: 'price' });
    expect(screen.getByText('The value above is shown for items without one.')).toBeTruthy();
    store.undo();
    expect(read()).toEqual({});
  });

  it('says that a field was removed, and that the collection has to be chosen first', async () => {
    const tree = pageWithList({ collectionId: 3 });
    const node = tree[INSIDE];
    const bound = node && {
      ...tree,
      [INSIDE]: { ...node, custom: { bindings: { text: 'gone' } } },
    };
    open(bound ?? tree, choice());
    expect(await screen.findByText(/no longer has this field/)).toBeTruthy();
    cleanup();
    open(pageWithList({}), choice());
    expect(screen.getByText(/Choose a collection for the list/)).toBeTruthy();
  });

  it('offers the fields of the item to the blocks of its page, and those of lists to blocks of lists', async () => {
    const found: number[] = [];
    const asking = hostWith(async (id) => {
      found.push(id);
      return FIELDS;
    });
    open(pageWithList({ collectionId: 3 }), choice(asking, OUTSIDE), 7);
    await screen.findByRole('option', { name: 'Field: Price' });
    cleanup();
    open(pageWithList({ collectionId: 3 }), choice(asking, INSIDE), 7);
    await screen.findByRole('option', { name: 'Field: Price' });
    expect(found).toEqual([7, 3]);
  });

  it('says that the fields could not be loaded', async () => {
    open(pageWithList({ collectionId: 3 }), choice(hostWith(() => Promise.reject(new Error()))));
    expect(await screen.findByText('The fields could not be loaded')).toBeTruthy();
  });

  it('is not shown outside of a list', () => {
    const store = open(pageWithList({ collectionId: 3 }), choice(host, OUTSIDE));
    expect(screen.queryByRole('combobox')).toBeNull();
    expect(findCollectionId(store, OUTSIDE)).toBeUndefined();
    expect(findCollectionId(store, INSIDE)).toBe(3);
  });

  it('shows the item of the page in bound blocks outside of lists, which are not edited there', () => {
    const store = open(pageWithList({ collectionId: 3 }), choice());
    const values = { price: 12.5 };
    const item = { id: 1, title: 'River', slug: 'river', path: '', created_at: '', values };
    const shown = { fields: FIELDS, item, locale: 'de' };
    expect(showsItemText(store, OUTSIDE, shown)).toBe(false);
    for (const id of [INSIDE, OUTSIDE]) setBinding(store, id, 'text', 'price');
    expect(getShownProps(store, OUTSIDE, shown)).toEqual({ text: '12,5' });
    expect(getShownProps(store, INSIDE, shown)).toEqual({});
    expect([OUTSIDE, INSIDE].map((id) => showsItemText(store, id, shown))).toEqual([true, false]);
    setBinding(store, OUTSIDE, 'text', 'gone');
    expect(getShownProps(store, OUTSIDE, shown)).toEqual({});
  });

  it('keeps the other bindings of a block', () => {
    const store = open(pageWithList({ collectionId: 3 }), choice());
    expect(setBinding(store, INSIDE, 'text', 'title').ok).toBe(true);
    expect(setBinding(store, INSIDE, 'text', '').ok).toBe(true);
    expect(store.node(INSIDE)?.custom.bindings).toEqual({});
  });
});

describe('the choice of a field that a list is sorted by', () => {
  const control = (value: string, use: 'order' | 'filter') => (
    <ItemFieldControl
      field={{ kind: 'itemField', prop: 'orderBy', label: 'Ordered by', use, collection: 'id' }}
      value={value}
      props={{ id: 3 }}
      defaults={{}}
      host={host}
      onChange={() => undefined}
    />
  );

  it('offers properties of items and sortable fields', async () => {
    open(pageWithList({}), control('position', 'order'));
    await screen.findByRole('option', { name: 'Price' });
    expect(options()).toEqual(['Position', 'Title', 'Date created', 'Price']);
  });

  it('says that a removed field is ignored', async () => {
    open(pageWithList({}), control('gone', 'filter'));
    expect(await screen.findByText(/It is ignored on your site/)).toBeTruthy();
    expect(options()).toEqual(['All items', 'Price', 'Removed field']);
  });
});
