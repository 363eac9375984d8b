// @vitest-environment jsdom
import type { BlockTemplate } from '@org/content';
import { ROOT_ID } from '@org/schema';
import { expect, it } from 'vitest';
import { getPage } from '../../../test/editor-registry.ts';
import { openStore } from '../../../test/open-store.ts';
import { insertSections, isEmptyPage } from './insert-sections.ts';

const section = (text: string): BlockTemplate => ({
  type: 'Section',
  children: [{ type: 'Column', children: [{ type: 'Text', props: { text } }] }],
});

function open() {
  const { store } = openStore(getPage());
  insertSections(store, [section('start')], 'Insert start');
  store.select([]);
  const texts = (): unknown[] =>
    (store.node(ROOT_ID)?.nodes ?? []).map((id) => {
      const column = store.node(id)?.nodes[0] ?? '';
      return store.node(store.node(column)?.nodes[0] ?? '')?.props.text;
    });
  return { store, texts };
}

it('inserts sections after that of the selection, as one step', () => {
  const { store, texts } = open();
  const before = texts();
  expect(insertSections(store, [section('one'), section('two')], 'Insert two').ok).toBe(true);
  expect(texts()).toEqual([...before, 'one', 'two']);
  expect(store.selected()).toEqual(store.node(ROOT_ID)?.nodes.slice(-2, -1));

  const first = store.node(ROOT_ID)?.nodes[before.length] ?? '';
  const inner = store.node(store.node(first)?.nodes[0] ?? '')?.nodes[0] ?? '';
  store.select([inner]);
  insertSections(store, [section('between')], 'Insert one');
  expect(texts()).toEqual([...before, 'one', 'between', 'two']);
  store.undo();
  store.undo();
  expect(texts()).toEqual(before);
});

it('replaces the empty section of a new page', () => {
  const { store, texts } = open();
  const tops = store.node(ROOT_ID)?.nodes ?? [];
  store.run(
    tops.map((id) => ({ type: 'remove', id })),
    { label: 'Remove all' },
  );
  insertSections(store, [{ type: 'Section', children: [{ type: 'Column' }] }], 'Insert empty');
  expect(isEmptyPage(store)).toBe(true);
  insertSections(store, [section('first')], 'Insert first');
  expect(texts()).toEqual(['first']);
  expect(isEmptyPage(store)).toBe(false);
});
