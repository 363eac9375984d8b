import type { BuilderTree, NodeId, TreeFragment } from '@org/schema/entities';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findViolations } from '../src/blocks/content-rules.ts';
import { createFragment, createTree } from '../src/blocks/create-tree.ts';
import { guardTree } from '../src/guard/guard-tree.ts';
import { applyOperation } from '../src/operations/apply-operation.ts';
import type { Operation } from '../src/operations/operations.ts';
import { countingIds, testRegistry } from '../src/testing/test-registry.ts';
import { cloneFragment, extractFragment } from '../src/tree/clone-fragment.ts';
import { printTree } from '../src/tree/print-tree.ts';

const TYPES = ['Section', 'Column', 'Container', 'Text', 'Image'] as const;
const PATHS = [
  ['text'],
  ['size'],
  ['settings', 'desktop', 'spacing', 'marginTop'],
  ['settings', 'tablet'],
  ['icons'],
  ['a', 'b'],
] as const;
const VALUES = [
  '',
  'text',
  0,
  12.5,
  true,
  false,
  { x: { y: 1 } },
  [1, { z: 2 }],
  undefined,
] as const;

/** Numbers that determine an operation once the tree is known. */
interface Draw {
  readonly kind: number;
  readonly a: number;
  readonly b: number;
  readonly c: number;
}
const draw = fc.record({ kind: fc.nat(8), a: fc.nat(1000), b: fc.nat(1000), c: fc.nat(1000) });

function getOperation(tree: BuilderTree, { kind, a, b, c }: Draw, newId: () => NodeId): Operation {
  const ids = Object.keys(tree);
  const id = ids[a % ids.length] as NodeId;
  const other = ids[b % ids.length] as NodeId;
  const fragment = (): TreeFragment =>
    c % 3 === 0
      ? cloneFragment(extractFragment(tree, other), newId)
      : createFragment({ type: TYPES[c % TYPES.length] as string }, testRegistry, { newId });
  switch (kind) {
    case 0:
    case 1:
      return { type: 'insert', parent: id, index: b % 5, fragment: fragment() };
    case 2:
      return { type: 'remove', id };
    case 3:
    case 4:
      return { type: 'move', id, parent: other, index: c % 5 };
    case 5:
      return {
        type: 'setProp',
        id,
        path: PATHS[b % PATHS.length] as (typeof PATHS)[number] as unknown as [string],
        value: VALUES[c % VALUES.length] as never,
      };
    case 6:
      return {
        type: 'setStyle',
        id,
        device: (['desktop', 'tablet', 'mobile'] as const)[b % 3] as 'desktop',
        group: 'border',
        field: ['borderWidth', 'borderColor'][c % 2] as string,
        value: c % 4 === 0 ? undefined : c,
      };
    case 7:
      return { type: 'rename', id, name: ['', 'Hero', 'Intro'][b % 3] as string };
    default:
      return { type: 'hide', id, hidden: b % 2 === 0 };
  }
}

describe('any sequence of operations', () => {
  it('results in a valid tree, and undo and redo restore the same bytes, over 10,000 sequences', () => {
    let applied = 0;
    fc.assert(
      fc.property(fc.array(draw, { minLength: 1, maxLength: 24 }), (draws) => {
        const newId = countingIds();
        let tree = createTree(
          {
            type: 'Wrapper',
            children: [
              {
                type: 'Section',
                children: [
                  {
                    type: 'Column',
                    children: [
                      { type: 'Text' },
                      { type: 'Container', children: [{ type: 'Image' }] },
                    ],
                  },
                  { type: 'Column' },
                ],
              },
            ],
          },
          testRegistry,
          newId,
        );
        const start = printTree(tree);
        const undo: Operation[] = [];
        for (const one of draws) {
          const result = applyOperation(tree, getOperation(tree, one, newId), testRegistry);
          if (!result.ok) continue;
          tree = result.tree;
          undo.push(result.inverse);
          applied += 1;
        }
        const end = printTree(tree);
        const guarded = guardTree(JSON.parse(end), testRegistry);
        expect(guarded.ok && guarded.notes).toEqual([]);
        expect(guarded.ok && printTree(guarded.tree)).toBe(end);
        expect(findViolations(tree, testRegistry)).toEqual([]);

        const redo: Operation[] = [];
        for (const inverse of undo.reverse()) {
          const result = applyOperation(tree, inverse, testRegistry, { trusted: true });
          if (!result.ok) throw new Error(`An inverse was refused: ${result.message}`);
          tree = result.tree;
          redo.push(result.inverse);
        }
        expect(printTree(tree)).toBe(start);
        for (const again of redo.reverse()) {
          const result = applyOperation(tree, again, testRegistry, { trusted: true });
          if (!result.ok) throw new Error(`A redo was refused: ${result.message}`);
          tree = result.tree;
        }
        expect(printTree(tree)).toBe(end);
      }),
      { numRuns: 10_000 },
    );
    expect(applied).toBeGreaterThan(20_000);
  }, 480_000);
});
