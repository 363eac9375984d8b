// @vitest-environment jsdom
import { type BlockTemplate, createFragment, createTree } from '@org/content';
import { countingIds } from '@org/content/testing';
import { describe, expect, it } from 'vitest';
import { registry } from '../../../test/editor-registry.ts';
import { openStore } from '../../../test/open-store.ts';
import { insertBlock } from './edits.ts';
import { placeFor } from './place-for.ts';

const text = (words: string): BlockTemplate => ({ type: 'Text', props: { text: words } });
const section = (...columns: readonly (readonly BlockTemplate[])[]): BlockTemplate => ({
  type: 'Section',
  children: columns.map((children) => ({ type: 'Column', children })),
});

/**
 * A page whose content is described as text: sections separated by `/`, columns by `|`, texts by their content, other blocks by
 * type.
 */
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

describe('a block that is added without a position', () => {
  it('fills the empty section of a new page, and then creates new sections', () => {
    const { add, select } = page(section([]));
    expect(add(text('A'))).toBe('A');
    select('Wrapper');
    expect(add(text('B'))).toBe('A/B');
  });

  it('fills empty columns, starting with the first', () => {
    const { add, select } = page(section([text('A')], [], []), section([text('Z')]));
    select('Section');
    expect(add(text('B'))).toBe('A|B|/Z');
    select('Section');
    expect(add(text('C'))).toBe('A|B|C/Z');
    select('Section');
    expect(add(text('D'))).toBe('A|B|CD/Z');
  });

  it('is inserted into a row that was just added, and after a full one', () => {
    const { add, select } = page(section([{ type: 'Row' }]));
    select('Row');
    expect(add(text('A'))).toBe('(A|)');
    select('Row');
    expect(add(text('B'))).toBe('(A|B)');
    select('Row');
    expect(add(text('C'))).toBe('(A|B)C');
  });

  it('is inserted after the selected block, or after the section around it', () => {
    const { add, select } = page(section([text('A'), text('Z')]), section([text('Y')]));
    select('Text');
    expect(add(text('B'))).toBe('ABZ/Y');
    select('Text');
    expect(add(section([text('S')]))).toBe('ABZ/S/Y');
  });

  it('is not inserted into a full block with parts', () => {
    const fold: BlockTemplate = {
      type: 'Fold',
      children: [{ type: 'FoldPart', children: [text('inside')] }],
    };
    const { add, select } = page(section([fold]));
    select('Fold');
    expect(add(text('A'))).toBe('FoldA');
  });
});
