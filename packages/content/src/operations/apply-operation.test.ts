import { describe, expect, it } from 'vitest';
import { createFragment, createTree } from '../blocks/create-tree.ts';
import { countingIds, testRegistry } from '../testing/test-registry.ts';
import { applyOperation } from './apply-operation.ts';

const SECTION = 'n000000001';
const COLUMN = 'n000000002';
const TEXT = 'n000000003';
const tree = createTree(
  {
    type: 'Wrapper',
    children: [{ type: 'Section', children: [{ type: 'Column', children: [{ type: 'Text' }] }] }],
  },
  testRegistry,
  countingIds(),
);

describe('applyOperation', () => {
  it('does not mutate the given tree, and shares unchanged nodes', () => {
    const before = structuredClone(tree);
    const result = applyOperation(
      tree,
      { type: 'setProp', id: TEXT, path: ['text'], value: 'New' },
      testRegistry,
    );
    expect(result.ok && result.tree[TEXT]?.props).toEqual({ size: 1, text: 'New' });
    expect(result.ok && result.tree[COLUMN]).toBe(tree[COLUMN]);
    expect(tree).toEqual(before);
  });

  it('removes objects that were created for a nested value when it is undone', () => {
    const set = applyOperation(
      tree,
      {
        type: 'setStyle',
        id: TEXT,
        device: 'tablet',
        group: 'spacing',
        field: 'marginTop',
        value: 8,
      },
      testRegistry,
    );
    expect(set.ok && set.tree[TEXT]?.props.settings).toEqual({
      tablet: { spacing: { marginTop: 8 } },
    });
    const undone = set.ok && applyOperation(set.tree, set.inverse, testRegistry);
    expect(undone !== false && undone.ok && undone.tree).toEqual(tree);
  });

  it('refuses with a reason for people', () => {
    const text = createFragment({ type: 'Text' }, testRegistry, { newId: countingIds() });
    expect(
      applyOperation(
        tree,
        { type: 'insert', parent: SECTION, index: 0, fragment: { ...text, nodes: text.nodes } },
        testRegistry,
      ),
    ).toMatchObject({ ok: false });
    const fresh = createFragment({ type: 'Text' }, testRegistry);
    expect(
      applyOperation(
        tree,
        { type: 'insert', parent: SECTION, index: 0, fragment: fresh },
        testRegistry,
      ),
    ).toEqual({ ok: false, code: 'content_invalid', message: 'Section holds only Column' });
    expect(applyOperation(tree, { type: 'remove', id: COLUMN }, testRegistry)).toEqual({
      ok: false,
      code: 'content_invalid',
      message: 'Section needs at least 1',
    });
    expect(applyOperation(tree, { type: 'remove', id: 'ROOT' }, testRegistry)).toMatchObject({
      ok: false,
      code: 'conflict',
    });
    expect(
      applyOperation(
        tree,
        { type: 'setProp', id: TEXT, path: ['__proto__', 'x'], value: 1 },
        testRegistry,
      ),
    ).toMatchObject({ ok: false, code: 'key_refused' });
  });

  it('rejects a node with an id that already exists', () => {
    const again = { rootNodeId: TEXT, nodes: { [TEXT]: tree[TEXT] as never } };
    expect(
      applyOperation(
        tree,
        { type: 'insert', parent: COLUMN, index: 0, fragment: again },
        testRegistry,
      ),
    ).toMatchObject({ ok: false, code: 'content_invalid' });
  });
});
