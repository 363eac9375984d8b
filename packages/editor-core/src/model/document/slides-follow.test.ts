// @vitest-environment jsdom
import type { PartsFollow } from '@org/content';
import type { JsonObject } from '@org/schema/entities';
import { describe, expect, it } from 'vitest';
import { FIRST, getPage, registry } from '../../../test/editor-registry.ts';
import { openStore } from '../../../test/open-store.ts';
import { setParts } from '../edits/set-parts.ts';
import { duplicateBlocks, removeBlocks } from '../edits/several-blocks.ts';
import { followActive } from './part-keys.ts';

const parts = registry.get('Slider')?.partsFollow as PartsFollow;
const item = (name: string): JsonObject => ({ id: name, containerId: name, title: name });
const NAMES = ['a', 'b', 'c', 'd'];

/**
 * A slider with four slides that contain their names.
 * @param activeIndex - index of the active slide
 * @returns store and helpers
 */
function slider(activeIndex = 0) {
  const { store } = openStore(
    getPage({
      type: 'Slider',
      props: { slides: NAMES.map(item), activeIndex },
      children: NAMES.map((containerId) => ({
        type: 'Slide',
        props: { containerId },
        children: [{ type: 'Text', props: { text: containerId } }],
      })),
    }),
  );
  const props = () => store.node(FIRST)?.props as { slides: JsonObject[]; activeIndex: number };
  return {
    store,
    list: () => props().slides,
    active: () => props().activeIndex,
    set: (slides: readonly JsonObject[]) => setParts(store, FIRST, parts, [...slides]),
    /** Returns the `containerId` and the text of each slide. */
    slides: () =>
      (store.node(FIRST)?.nodes ?? []).map((id) => {
        const slide = store.node(id);
        return [slide?.props.containerId, store.node(slide?.nodes[0] ?? '')?.props.text];
      }),
  };
}
const held = (...names: string[]) => names.map((name) => [name, name]);

describe('the slides of a slider follow their list', () => {
  it('BLK-SLIDER-03 BLK-SLIDER-06 inserts an added slide at its position in the list and activates it', () => {
    const { store, list, set, slides, active } = slider();
    expect(set([...list(), { id: 'new', containerId: '', title: '' }])).toEqual({ ok: true });
    const key = list()[4]?.containerId;
    expect(key).toMatch(/^[\w-]{10}$/);
    expect(slides()).toEqual([...held(...NAMES), [key, undefined]]);
    expect(active()).toBe(4);
    store.undo();
    expect([slides(), active()]).toEqual([held(...NAMES), 0]);
  });

  it('BLK-SLIDER-03 copies the content of a copied slide', () => {
    const { store, list, set, slides, active } = slider();
    const [a, b, ...rest] = list();
    set([a as JsonObject, b as JsonObject, { ...b, id: 'copy' }, ...rest]);
    const key = list()[2]?.containerId;
    expect(key).not.toBe('b');
    expect(slides()).toEqual([...held('a', 'b'), [key, 'b'], ...held('c', 'd')]);
    expect(active()).toBe(2);
    expect(new Set(Object.keys(store.tree)).size).toBe(Object.keys(store.tree).length);
  });

  it('BLK-SLIDER-03 BLK-SLIDER-08 sorts slides like their list, and keeps the active one', () => {
    for (const [from, names] of [
      [0, ['b', 'c', 'd', 'a']],
      [2, ['c', 'a', 'b', 'd']],
      [1, ['d', 'c', 'b', 'a']],
    ] as const) {
      const { store, set, slides, active } = slider(from);
      set(names.map(item));
      expect(slides()).toEqual(held(...names));
      expect(names[active()]).toBe(NAMES[from]);
      store.undo();
      expect([slides(), active()]).toEqual([held(...NAMES), from]);
    }
  });

  it('BLK-SLIDER-03 BLK-SLIDER-07 deletes a slide with its content: the first becomes active if it was, otherwise the index is adjusted', () => {
    const cases = [
      { active: 2, gone: 'c', next: 0 },
      { active: 2, gone: 'a', next: 1 },
      { active: 2, gone: 'd', next: 2 },
      { active: 0, gone: 'a', next: 0 },
    ];
    for (const { active: at, gone, next } of cases) {
      const { list, set, slides, active } = slider(at);
      const left = NAMES.filter((name) => name !== gone);
      set(list().filter(({ containerId }) => containerId !== gone));
      expect([slides(), active()]).toEqual([held(...left), next]);
    }
  });

  it('only changes a title when a title changes', () => {
    const { store, list, set, slides, active } = slider(3);
    set(list().map((one) => (one.id === 'b' ? { ...one, title: 'Bee' } : one)));
    expect([slides(), active(), list()[1]?.title]).toEqual([held(...NAMES), 3, 'Bee']);
    expect(store.history.list().labels).toHaveLength(1);
  });

  it('keeps a slide without an item, and repairs invalid lists', () => {
    const { store, set, slides } = slider();
    store.run([{ type: 'setProp', id: FIRST, path: ['slides'], value: [item('a')] }], {
      label: 'x',
    });
    set([item('d')]);
    expect(slides()).toEqual(held('d', 'b', 'c'));
    expect(set([null, 7, {}, { id: 'x', containerId: 5 }] as never)).toEqual({ ok: true });
    expect(
      slides()
        .slice(0, 2)
        .map(([key]) => typeof key),
    ).toEqual(['string', 'string']);
  });
});

describe('the list of a slider follows its slides', () => {
  const names = (items: readonly JsonObject[]) => items.map(({ title }) => title);
  const slideAt = (store: ReturnType<typeof slider>['store'], at: number): string =>
    store.node(FIRST)?.nodes[at] ?? '';

  it('BLK-SLIDER-07 removes a slide from the list in the same step when it is deleted on the page', () => {
    const { store, list, slides, active } = slider(3);
    expect(removeBlocks(store, [slideAt(store, 1)])).toEqual({ ok: true });
    expect([names(list()), slides(), active()]).toEqual([['a', 'c', 'd'], held('a', 'c', 'd'), 2]);
    store.undo();
    expect([names(list()), slides(), active()]).toEqual([NAMES, held(...NAMES), 3]);
    store.redo();
    expect([names(list()), active()]).toEqual([['a', 'c', 'd'], 2]);
  });

  it('BLK-SLIDER-08 moves a slide in the list when it is moved on the page', () => {
    const { store, list, active } = slider(1);
    store.run([{ type: 'move', id: slideAt(store, 3), parent: FIRST, index: 0 }], { label: 'x' });
    expect([names(list()), active()]).toEqual([['d', 'a', 'b', 'c'], 2]);
  });

  it('BLK-SLIDER-06 lists a slide that is duplicated on the page with a unique key, and activates it', () => {
    const { store, list, slides, active } = slider(0);
    expect(duplicateBlocks(store, [slideAt(store, 1)])).toEqual({ ok: true });
    const keys = list().map(({ containerId }) => containerId);
    expect(names(list())).toEqual(['a', 'b', 'b', 'c', 'd']);
    expect(new Set(keys).size).toBe(5);
    expect(slides().map(([key]) => key)).toEqual(keys);
    expect(active()).toBe(2);
  });

  it('does not change lists when the content of a slide changes', () => {
    const { store } = slider();
    const before = store.node(FIRST)?.props;
    const [text = ''] = store.node(slideAt(store, 0))?.nodes ?? [];
    removeBlocks(store, [text]);
    expect(store.node(FIRST)?.props).toBe(before);
  });
});

describe('followActive', () => {
  it('BLK-SLIDER-07 BLK-SLIDER-08 handles indexes out of range', () => {
    expect(followActive([], 0, [])).toBe(0);
    expect(followActive(['a'], 9, ['a'])).toBe(0);
    expect(followActive(['a', 'b'], 1, ['b', 'a'])).toBe(0);
  });
});
