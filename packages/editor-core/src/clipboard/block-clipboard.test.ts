// @vitest-environment jsdom
import { afterEach, describe, expect, it } from 'vitest';
import { COLUMN, FIRST, getPage, registry, SECOND } from '../../test/editor-registry.ts';
import { openStore } from '../../test/open-store.ts';
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
import { BlockClipboard } from './clipboard-events.ts';

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

/** A copy or paste of the browser, with a clipboard that holds what it is given. */
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
  it('are pasted beside the selection with fresh ids, on this page and on another', () => {
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

  it('leave the page when they are cut, and one undo brings them back', () => {
    const { store, stop, types } = open();
    store.select([FIRST, SECOND]);
    fire('cut');
    expect(types()).toEqual([]);
    store.undo();
    expect(types()).toEqual(['Text', 'Image']);
    stop();
  });

  it('are pasted by a menu from what was copied last', () => {
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
  ])('are refused, and nothing changes, when they are %s', (_what, text) => {
    const { store, stop } = open();
    const before = store.print();
    expect(() => readBlocks(text, registry)).not.toThrow();
    fire('paste', { [BLOCKS_TYPE]: text });
    const after = JSON.parse(store.print()) as Record<string, unknown>;
    // A mended node is allowed, a broken one is not: the tree passes the guard as it stands.
    expect(Object.keys(after).length).toBeGreaterThanOrEqual(
      Object.keys(JSON.parse(before)).length,
    );
    stop();
  });

  it('become texts where the clipboard holds words', () => {
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

describe('a picture file on the clipboard', () => {
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
  ])('is pasted where %s stands beside it', async (_what, data) => {
    expect(await pasted(data)).toMatchObject([{ src: '/media/photo.png' }]);
  });

  it.each([
    ['HTML with words', words],
    ['text', { 'text/plain': 'Words' }],
  ])('gives way to %s', async (_what, data) => {
    expect(await pasted(data)).toMatchObject([{ text: 'Words' }]);
    expect(said).toEqual(['1 pasted']);
  });
});

describe('HTML on the clipboard', () => {
  it('gives way to the text where it makes no block', () => {
    const { store, stop, children } = open();
    store.select([SECOND]);
    const html = '<meta charset="utf-8"><img src="file:///c:/a.png"><script>x</script>';
    expect(fire('paste', { 'text/html': html, 'text/plain': 'Words' }).prevented).toBe(true);
    expect(store.node(children()[2] ?? '')?.props.text).toBe('Words');
    stop();
  });

  it('says what did not become a block of its own', () => {
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

describe('a look on the clipboard', () => {
  it('is given to others without their words', () => {
    const { store, stop } = open();
    const settings = { desktop: { spacing: { marginTop: 12 } } };
    store.run([{ type: 'setProp', id: FIRST, path: ['settings'], value: settings }], { label: '' });
    expect(hasStyle()).toBe(false);
    copyStyle(store, FIRST);
    expect(pasteStyle(store, [SECOND])).toMatchObject({ ok: true });
    expect(store.node(SECOND)?.props).toEqual({ settings });
    stop();
  });

  it('is nothing when nothing was copied', () => {
    const { store, stop } = open();
    expect(pasteStyle(store, [FIRST])).toMatchObject({ ok: false, message: 'No copied style' });
    saveBlocks('kept');
    expect([storedBlocks(), copyBlocks(store, [])]).toEqual(['kept', undefined]);
    stop();
  });
});
