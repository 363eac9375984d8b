import { describe, expect, it } from 'vitest';
import { createTree } from '../blocks/create-tree.ts';
import { loadContent } from '../node.ts';
import { testRegistry } from '../testing/test-registry.ts';
import { encodeContent } from './node-codec.ts';
import { rememberContent } from './remember-content.ts';

const content = (anchor: string) =>
  encodeContent(
    createTree(
      { type: 'Wrapper', children: [{ type: 'Section', props: { anchor } }] },
      testRegistry,
    ),
  );
const loader = (memory?: number) => rememberContent(loadContent, testRegistry, memory);
/** Returns an equal text as another string, as it comes from a database. */
const again = (text: string) => Buffer.from(text).toString();

describe('rememberContent', () => {
  it('decodes equal text once', () => {
    const load = loader();
    const text = content('one');
    expect(load(text)).toBe(load(again(text)));
    expect(load(text)).not.toBe(load(content('two')));
  });

  it('evicts the least recently used tree when it is full', () => {
    const [one, two, three] = [content('one'), content('two'), content('three')];
    const load = loader(one.length + two.length + three.length - 1);
    const [first, second] = [load(one), load(two)];
    expect(load(one)).toBe(first);
    load(three);
    expect(load(one)).toBe(first);
    expect(load(two)).not.toBe(second);
  });

  it('caches neither failures nor pages without content', () => {
    const load = loader();
    expect(load('????')).toMatchObject({ ok: false });
    expect(load(null)).not.toBe(load(''));
  });
});
