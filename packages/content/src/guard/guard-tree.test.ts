import { ROOT_ID } from '@org/schema';
import { BUILDER_NODE_FIELDS } from '@org/schema/entities';
import { describe, expect, it } from 'vitest';
import { createTree } from '../blocks/create-tree.ts';
import { countingIds, testRegistry } from '../testing/test-registry.ts';
import { printTree } from '../tree/print-tree.ts';
import { guardTree } from './guard-tree.ts';

const good = () =>
  createTree(
    {
      type: 'Wrapper',
      children: [
        {
          type: 'Section',
          children: [{ type: 'Column', children: [{ type: 'Text' }, { type: 'Image' }] }],
        },
      ],
    },
    testRegistry,
    countingIds(),
  );
const SECTION = 'n000000001';
const COLUMN = 'n000000002';
const TEXT = 'n000000003';
const IMAGE = 'n000000004';

/** An unvalidated node: its fields may hold anything. */
interface RawNode {
  type: unknown;
  props: unknown;
  custom: unknown;
  parent: unknown;
  nodes: string[];
  linkedNodes: Record<string, string>;
}
type RawTree = Record<typeof SECTION | typeof COLUMN | typeof TEXT | typeof IMAGE, RawNode> &
  Record<string, unknown>;
const broken = (change: (tree: RawTree) => void) => {
  const tree = structuredClone(good()) as unknown as RawTree;
  change(tree);
  return guardTree(tree, testRegistry);
};

describe('guardTree', () => {
  it('CONTENT-004 leaves a valid tree unchanged, with every stored field', () => {
    const tree = good();
    const result = guardTree(tree, testRegistry);
    expect(result).toEqual({ ok: true, tree, notes: [] });
    expect(Object.keys(tree[TEXT] ?? {})).toEqual(BUILDER_NODE_FIELDS);
  });

  it.each([
    ['null', null],
    ['a list', []],
    ['text', 'ROOT'],
    ['nothing', {}],
    ['a root that is text', { ROOT: 'x' }],
  ])('rejects %s', (_what, input) => {
    expect(guardTree(input, testRegistry)).toMatchObject({ ok: false, code: 'content_invalid' });
  });

  it('drops missing children', () => {
    const result = broken((tree) => tree[COLUMN].nodes.push('missing000'));
    expect(result).toMatchObject({
      ok: true,
      tree: good(),
      notes: [{ id: COLUMN, what: 'dropped' }],
    });
  });

  it('breaks a cycle and keeps the first parent', () => {
    const result = broken((tree) => {
      tree[TEXT].nodes = [SECTION];
      tree[COLUMN].nodes.push(TEXT);
    });
    expect(result).toMatchObject({
      ok: true,
      notes: [
        { id: COLUMN, what: 'cycle' },
        { id: TEXT, what: 'cycle' },
      ],
    });
    expect(result.ok && result.tree).toEqual(good());
  });

  it('repairs parents and drops unreachable nodes', () => {
    const result = broken((tree) => {
      tree[TEXT].parent = IMAGE;
      tree.orphan0000 = { ...tree[TEXT] };
    });
    expect(result.ok && result.notes).toEqual([
      { id: TEXT, what: 'parent' },
      { id: 'orphan0000', what: 'unreachable' },
    ]);
    expect(result.ok && result.tree).toEqual(good());
  });

  it('converts linked nodes of legacy content into children with their slot', () => {
    const result = broken((tree) => {
      tree[COLUMN].nodes = [TEXT];
      tree[COLUMN].linkedNodes = { picture: IMAGE };
    });
    expect(result.ok && result.tree[COLUMN]).toMatchObject({
      nodes: [TEXT, IMAGE],
      linkedNodes: {},
    });
    expect(result.ok && result.tree[IMAGE]?.custom).toEqual({ slot: 'picture', v: 1 });
  });

  it('never keeps a bare string type, which would be an HTML element', () => {
    const result = broken((tree) => {
      tree[TEXT].type = 'script';
      tree[TEXT].props = { dangerouslySetInnerHTML: { __html: 'x' } };
    });
    expect(result.ok && result.tree[TEXT]?.type).toEqual({ resolvedName: 'script' });
    expect(testRegistry.get('script')).toBeUndefined();
  });

  it('keeps an unknown block byte for byte, however often it is guarded', () => {
    const unknown = {
      type: { resolvedName: 'Hologram' },
      isCanvas: true,
      props: { z: 1, a: { y: [1, 2], b: '2' } },
      displayName: 'My hologram',
      custom: { v: 9, b: 1, a: 2 },
      parent: COLUMN,
      hidden: true,
      nodes: [TEXT],
      linkedNodes: {},
      future: { x: 1 },
    };
    const result = broken((tree) => {
      tree.unknown000 = unknown;
      tree[COLUMN].nodes = ['unknown000', IMAGE];
      tree[TEXT].parent = 'unknown000';
    });
    expect(JSON.stringify(result.ok && JSON.parse(printTree(result.tree)).unknown000)).toBe(
      JSON.stringify(unknown),
    );
    expect(result.ok && result.notes).toEqual([{ id: 'unknown000', what: 'unknown' }]);
    const again = result.ok && guardTree(JSON.parse(printTree(result.tree)), testRegistry);
    expect(again !== false && again.ok && printTree(again.tree)).toBe(
      result.ok && printTree(result.tree),
    );
  });

  it.each(['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty'])(
    'rejects the key %s at any depth, and as an id',
    (key) => {
      const inProps = JSON.parse(
        JSON.stringify(good()).replace(
          '"text":"Hello"',
          `"deep":{"list":[{"${key}":{"polluted":1}}]}`,
        ),
      );
      expect(guardTree(inProps, testRegistry)).toMatchObject({
        ok: false,
        code: 'key_refused',
        message: expect.stringContaining(key),
      });
      expect(guardTree(JSON.parse(`{"ROOT":{},"${key}":{}}`), testRegistry)).toMatchObject({
        ok: false,
        code: 'key_refused',
      });
      expect(({} as Record<string, unknown>).polluted).toBeUndefined();
    },
  );

  it('drops null, and numbers that JSON does not support', () => {
    const result = broken((tree) => {
      tree[TEXT].props = {
        text: null,
        size: Number.POSITIVE_INFINITY,
        list: [1, null, Number.NaN, 2],
        bold: false,
      };
    });
    expect(result.ok && result.tree[TEXT]?.props).toEqual({ bold: false, list: [1, 2] });
  });

  it('rejects trees and props that are nested too deeply', () => {
    const deep: Record<string, unknown> = {};
    for (let i = 0; i < 70; i++)
      deep[i === 0 ? ROOT_ID : `d${i}`] = {
        type: { resolvedName: 'Column' },
        nodes: [`d${i + 1}`],
        props: {},
      };
    expect(guardTree(deep, testRegistry)).toMatchObject({ ok: false, code: 'content_too_large' });
    const props = JSON.parse(`${'{"a":'.repeat(5000)}1${'}'.repeat(5000)}`);
    expect(
      broken((tree) => {
        tree[TEXT].props = props;
      }),
    ).toMatchObject({ ok: false, code: 'content_too_large' });
  });

  it('rejects 100,000 nodes immediately', () => {
    const many = Object.fromEntries(Array.from({ length: 100_000 }, (_, i) => [`n${i}`, {}]));
    const start = performance.now();
    expect(guardTree(many, testRegistry)).toMatchObject({ ok: false, code: 'content_too_large' });
    expect(performance.now() - start).toBeLessThan(30_000);
  });
});
