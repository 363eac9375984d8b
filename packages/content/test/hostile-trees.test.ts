import { ERRORS } from '@org/schema/errors';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { loadTree } from '../src/codec/load-content.ts';
import { guardTree } from '../src/guard/guard-tree.ts';
import { testRegistry } from '../src/testing/test-registry.ts';
import { printTree } from '../src/tree/print-tree.ts';

const ids = [
  'ROOT',
  'aaaaaaaaaa',
  'bbbbbbbbbb',
  'cccccccccc',
  'dddddddddd',
  '__proto__',
  'constructor',
  '',
  'x'.repeat(80),
];
const anId = fc.constantFrom(...ids);
const junk = fc.oneof(
  fc.anything({ withNullPrototype: true, maxDepth: 4 }),
  fc.constantFrom(
    null,
    undefined,
    Number.POSITIVE_INFINITY,
    Number.NaN,
    -0,
    '\u0000',
    '__proto__',
    [],
    {},
  ),
);
const aType = fc.oneof(
  fc.constantFrom('script', 'div', 'iframe', ''),
  fc.record({
    resolvedName: fc.oneof(
      fc.constantFrom(
        'Wrapper',
        'Section',
        'Column',
        'Text',
        'Paragraph',
        'Unknown',
        '__proto__',
        'toString',
      ),
      junk,
    ),
  }),
  junk,
);
const aNode = fc.oneof(
  junk,
  fc.record(
    {
      type: aType,
      isCanvas: junk,
      props: fc.oneof(
        fc.dictionary(
          fc.oneof(fc.string(), fc.constantFrom('__proto__', 'constructor', 'onclick', 'style')),
          junk,
        ),
        junk,
      ),
      displayName: junk,
      custom: junk,
      parent: fc.oneof(anId, junk),
      hidden: junk,
      nodes: fc.oneof(fc.array(fc.oneof(anId, junk)), junk),
      linkedNodes: fc.oneof(fc.dictionary(fc.string(), anId), junk),
    },
    { requiredKeys: [] },
  ),
);
const aTree = fc
  .array(fc.tuple(anId, aNode), { maxLength: 12 })
  .map((entries) =>
    Object.fromEntries([['ROOT', { type: { resolvedName: 'Wrapper' }, nodes: ids }], ...entries]),
  );

it('returns a repaired tree or a coded error for 2,000 hostile trees, and repairs are idempotent', () => {
  fc.assert(
    fc.property(aTree, (input) => {
      const first = guardTree(input, testRegistry);
      if (!first.ok) {
        expect(Object.keys(ERRORS)).toContain(first.code);
        return;
      }
      const stored = JSON.parse(printTree(first.tree));
      const second = guardTree(stored, testRegistry);
      expect(second.ok && second.notes.filter((note) => note.what !== 'unknown')).toEqual([]);
      expect(second.ok && printTree(second.tree)).toBe(printTree(first.tree));
      expect(loadTree(stored, testRegistry).ok).toBe(true);
      expect(({} as Record<string, unknown>).polluted).toBeUndefined();
    }),
    { numRuns: 2000 },
  );
});
