import { blockRegistry } from '@org/blocks/definitions';
import { createTree } from '@org/content';
import { encodeContent } from '@org/content/node';
import { describe, expect, it } from 'vitest';
import { createPartLoader } from './part-loader.ts';

const content = (anchor: string) =>
  encodeContent(
    createTree(
      { type: 'Wrapper', children: [{ type: 'Section', props: { anchor } }] },
      blockRegistry,
    ),
  );

describe('createPartLoader', () => {
  it('reads equal text once', () => {
    const load = createPartLoader(blockRegistry);
    const text = content('one');
    expect(load(text)).toBe(load(`${text}`));
    expect(load(text)).not.toBe(load(content('two')));
  });

  it('forgets the oldest when it is full', () => {
    const [one, two] = [content('one'), content('two')];
    const load = createPartLoader(blockRegistry, one.length + 10);
    const first = load(one);
    load(two);
    expect(load(one)).not.toBe(first);
  });

  it('remembers no failure and no page without content', () => {
    const load = createPartLoader(blockRegistry);
    expect(load('????')).toMatchObject({ ok: false });
    expect(load(null)).not.toBe(load(''));
  });
});
