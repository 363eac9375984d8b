// @vitest-environment jsdom
import { afterEach, describe, expect, it } from 'vitest';
import { COLUMN, FIRST, getPage, registry, SECOND } from '../../../test/editor-registry.ts';
import { openStore } from '../../../test/open-store.ts';
import { BlockClipboard } from '../../session/clipboard/clipboard-events.ts';
import {
  BLOCKS_TYPE,
  copyBlocks,
  copyStyle,
  hasStyle,
  pasteStyle,
  readBlocks,
  saveBlocks,
  storedBlocks,
} from './block-clipboard.ts';

const said: string[] = [];
const paste = {
  text: (text: string, tag: string) => ({ type: 'Text', props: { text, tag } }),
  markup: (text: string) => ({ type: 'Text', props: { text } }),
  image: (src: string) => ({ type: 'Image', props: { src } }),
};

function open() {
  const { store } = openStore(getPage({ type: 'Text', props: { text: 'One' } }, { type: 'Image' }));
  const clipboard = new BlockClipboard({
    store,
    paste,
    announce: (text) => said.push(text),
    upload: async (file) => ({ src: `/media/${file.name}`, alt: '' }),
  });
  const stop = clipboard.listen(document, () => true);
  const children = () => store.node(COLUMN)?.nodes ?? [];
  const types = () => children().map((id) => store.node(id)?.type.resolvedName);
  return { store, clipboard, stop, children, types };
}

/** Dispatches a copy or paste event with the given clipboard content. */
function fire(
  name: 'copy' | 'cut' | 'paste',
  data: Readonly<Record<string, string>> = {},
  files: readonly File[] = [],
) {
  const held = new Map(Object.entries(data));
  const event = new Event(name, { cancelable: true, bubbles: true });
  Object.assign(event, {
    clipboardData: {
      files,
      getData: (type: string) => held.get(type) ?? '',
      setData: (type: string, text: string) => held.set(type, text),
    },
  });
  document.dispatchEvent(event);
  return { held, prevented: event.defaultPrevented };
}

afterEach(() => {
  localStorage.clear();
  said.length = 0;
});

describe('blocks on the clipboard', () => {
  it('are pasted beside the selection with fresh ids, on the same page and on another', () => {
    const here = open();
    here.store.select([FIRST]);
    const { held, prevented } = fire('copy');
    expect(prevented).toBe(true);
    fire('paste', Object.fromEntries(held));
    expect(here.types()).toEqual(['Text', 'Text', 'Image']);
    expect(new Set(here.children()).size).toBe(3);
    here.stop();

    const elsewhere = open();
    elsewhere.store.select([SECOND]);
    fire('paste', { [BLOCKS_TYPE]: held.get(BLOCKS_TYPE) ?? '' });
    expect(elsewhere.types()).toEqual(['Text', 'Image', 'Text']);
    expect(elsewhere.store.selected()).toEqual([elsewhere.children()[2]]);
    elsewhere.stop();
  });

  it('are removed when they are cut, and one undo restores them', () => {
    const { store, stop, types } = open();
    store.select([FIRST, SECOND]);
    fire('cut');
    expect(types()).toEqual([]);
    store.undo();
    expect(types()).toEqual(['Text', 'Image']);
    stop();
  });

  it('are pasted from the last copy by a menu command', () => {
    const { store, clipboard, stop, types } = open();
    expect(clipboard.canPaste).toBe(false);
    store.select([SECOND]);
    clipboard.copy();
    clipboard.paste();
    expect([types(), clipboard.canPaste]).toEqual([['Text', 'Image', 'Image'], true]);
    stop();
  });

  it.each([
    ['no JSON', '{'],
    ['no blocks', '{"atrium":1,"fragments":[]}'],
    ['a cycle', '{"fragments":[{"rootNodeId":"a","nodes":{"a":{"nodes":["a"]}}}]}'],
    ['no node', '{"fragments":[{"rootNodeId":"a","nodes":{}}]}'],
    ['another type', '{"fragments":[7]}'],
  ])('are rejected without any change when they are %s', (_what, text) => {
    const { store, stop } = open();
    const before = store.print();
    expect(() => readBlocks(text, registry)).not.toThrow();
    fire('paste', { [BLOCKS_TYPE]: text });
    const after = JSON.parse(store.print()) as Record<string, unknown>;
    // The guard may repair a node: the resulting tree must pass it.
    expect(Object.keys(after).length).toBeGreaterThanOrEqual(
      Object.keys(JSON.parse(before)).length,
    );
    stop();
  });

  it('are created from text on the clipboard', () => {
    const { store, stop, children } = open();
    store.select([SECOND]);
    fire('paste', { 'text/plain': 'Two\n\nThree' });
    expect(children().map((id) => store.node(id)?.props.text)).toEqual([
      'One',
      undefined,
      'Two',
      'Three',
    ]);
    expect(said.at(-1)).toBe('2 pasted');
    stop();
  });
});

describe('an image file on the clipboard', () => {
  const file = new File(['x'], 'photo.png', { type: 'image/png' });
  const words = { 'text/html': '<table><tr><td>Words</td></tr></table>', 'text/plain': 'Words' };
  const pasted = async (data: Readonly<Record<string, string>>) => {
    const { store, stop, children } = open();
    store.select([SECOND]);
    fire('paste', data, [file]);
    await Promise.resolve();
    await Promise.resolve();
    stop();
    return children()
      .slice(2)
      .map((id) => store.node(id)?.props);
  };

  it.each([
    ['nothing', {}],
    ['the HTML of an image', { 'text/html': '<meta charset="utf-8"><img src="https://x.test/a">' }],
    ['the name of the file', { 'text/plain': 'photo.png' }],
    ['the path of the file', { 'text/plain': 'file:///home/me/photo.png\n' }],
  ])('is pasted when the clipboard also has %s', async (_what, data) => {
    expect(await pasted(data)).toMatchObject([{ src: '/media/photo.png' }]);
  });

  it.each([
    ['HTML with words', words],
    ['text', { 'text/plain': 'Words' }],
  ])('is ignored in favor of %s', async (_what, data) => {
    expect(await pasted(data)).toMatchObject([{ text: 'Words' }]);
    expect(said).toEqual(['1 pasted']);
  });
});

describe('HTML on the clipboard', () => {
  it('is ignored in favor of the text when it contains no block', () => {
    const { store, stop, children } = open();
    store.select([SECOND]);
    const html = '<meta charset="utf-8"><img src="file:///c:/a.png"><script>x</script>';
    expect(fire('paste', { 'text/html': html, 'text/plain': 'Words' }).prevented).toBe(true);
    expect(store.node(children()[2] ?? '')?.props.text).toBe('Words');
    stop();
  });

  it('reports content that was not pasted as separate blocks', () => {
    const { store, stop, children } = open();
    store.select([SECOND]);
    fire('paste', { 'text/html': `${'<p>x</p>'.repeat(5001)}<img src="/a.jpg">` });
    expect(children()).toHaveLength(203);
    expect(said.at(-1)).toBe(
      '201 pasted, the last 4801 texts were combined into text boxes, 1 picture left out. Paste the rest separately',
    );
    stop();
  });
});

describe('a copied style', () => {
  it('is applied to other blocks without their content', () => {
    const { store, stop } = open();
    const settings = { desktop: { spacing: { marginTop: 12 } } };
    store.run([{ type: 'setProp', id: FIRST, path: ['settings'], value: settings }], { label: '' });
    expect(hasStyle()).toBe(false);
    copyStyle(store, FIRST);
    expect(pasteStyle(store, [SECOND])).toMatchObject({ ok: true });
    expect(store.node(SECOND)?.props).toEqual({ settings });
    stop();
  });

  it('does nothing when no style was copied', () => {
    const { store, stop } = open();
    expect(pasteStyle(store, [FIRST])).toMatchObject({ ok: false, message: 'No copied style' });
    saveBlocks('kept');
    expect([storedBlocks(), copyBlocks(store, [])]).toEqual(['kept', undefined]);
    stop();
  });
});
