// @vitest-environment jsdom
import { type BlockTemplate, createFragment, createTree } from '@org/content';
import { countingIds } from '@org/content/testing';
import { describe, expect, it } from 'vitest';
import { registry } from '../../test/editor-registry.ts';
import { openStore } from '../../test/open-store.ts';
import { insertBlock } from './edits.ts';
import { placeFor } from './place-for.ts';

const text = (words: string): BlockTemplate => ({ type: 'Text', props: { text: words } });
const section = (...columns: readonly (readonly BlockTemplate[])[]): BlockTemplate => ({
  type: 'Section',
  children: columns.map((children) => ({ type: 'Column', children })),
});

/** A page, and what adding a block makes of it: sections by `/`, columns by `|`, texts by their words, other blocks by type. */
function page(...children: readonly BlockTemplate[]) {
  const { store } = openStore(createTree({ type: 'Wrapper', children }, registry, countingIds()));
  const shown = (id: string): string => {
    const node = store.node(id);
    const type = node?.type.resolvedName;
    const inside = (node?.nodes ?? []).map(shown);
    if (type === 'Wrapper') return inside.join('/');
    if (type === 'Section') return inside.join('|');
    if (type === 'Column') return inside.join('');
    if (type === 'Row') return `(${inside.join('|')})`;
    return type === 'Text' ? String(node?.props.text) : String(type);
  };
  const select = (type: string, at = 0): void => {
    const ids = Object.entries(store.tree).flatMap(([id, node]) =>
      node.type.resolvedName === type ? [id] : [],
    );
    store.select([ids[at] ?? '']);
  };
  const add = (template: BlockTemplate): string => {
    const place = placeFor(store, createFragment({ type: template.type }, registry));
    expect(insertBlock(store, template, place)).toMatchObject({ ok: true });
    return shown('ROOT');
  };
  return { add, select };
}

describe('a block that is added without pointing at a place', () => {
  it('fills the empty section of a new page, and then makes sections of its own', () => {
    const { add, select } = page(section([]));
    expect(add(text('A'))).toBe('A');
    select('Wrapper');
    expect(add(text('B'))).toBe('A/B');
  });

  it('fills columns that wait for something, from the first on', () => {
    const { add, select } = page(section([text('A')], [], []), section([text('Z')]));
    select('Section');
    expect(add(text('B'))).toBe('A|B|/Z');
    select('Section');
    expect(add(text('C'))).toBe('A|B|C/Z');
    select('Section');
    expect(add(text('D'))).toBe('A|B|CD/Z');
  });

  it('goes into a row that was just added, and after one that is full', () => {
    const { add, select } = page(section([{ type: 'Row' }]));
    select('Row');
    expect(add(text('A'))).toBe('(A|)');
    select('Row');
    expect(add(text('B'))).toBe('(A|B)');
    select('Row');
    expect(add(text('C'))).toBe('(A|B)C');
  });

  it('comes after the selected block, or after the section around it', () => {
    const { add, select } = page(section([text('A'), text('Z')]), section([text('Y')]));
    select('Text');
    expect(add(text('B'))).toBe('ABZ/Y');
    select('Text');
    expect(add(section([text('S')]))).toBe('ABZ/S/Y');
  });

  it('does not reach into a block of parts that are full', () => {
    const fold: BlockTemplate = {
      type: 'Fold',
      children: [{ type: 'FoldPart', children: [text('inside')] }],
    };
    const { add, select } = page(section([fold]));
    select('Fold');
    expect(add(text('A'))).toBe('FoldA');
  });
});
