import { CONTENT_LIMITS, NODE_ID_LENGTH, ROOT_ID } from '@org/schema';
import { describe, expect, it } from 'vitest';
import { findViolations, findWrapping, refusePlacement } from './blocks/content-rules.ts';
import { createFragment, createTree } from './blocks/create-tree.ts';
import { defaultEmailTree, defaultPageTree } from './blocks/default-trees.ts';
import { encodeContent } from './codec/codec.ts';
import { loadContent, loadTree } from './codec/load-content.ts';
import { migrateTree } from './guard/migrate-tree.ts';
import { countingIds, testRegistry } from './testing/test-registry.ts';
import { assemblePage } from './tree/assemble-page.ts';
import { cloneFragment, extractFragment } from './tree/clone-fragment.ts';
import { newNodeId } from './tree/new-node-id.ts';

const page = () =>
  createTree(
    {
      type: 'Wrapper',
      children: [
        {
          type: 'Section',
          children: [
            { type: 'Column', children: [{ type: 'Container', children: [{ type: 'Text' }] }] },
          ],
        },
      ],
    },
    testRegistry,
    countingIds(),
  );
const types = (tree: ReturnType<typeof page>) =>
  Object.values(tree).map((node) => node.type.resolvedName);

const NO_CONTENT = [null, '', undefined] as const;

describe('default trees', () => {
  it.each(NO_CONTENT)(
    'CONTENT-002 uses a root with one empty section for content %s',
    (content) => {
      const loaded = loadContent(content, testRegistry);
      expect(loaded.ok && types(loaded.tree)).toEqual(['Wrapper', 'Section', 'Column']);
      expect(loaded.ok && loaded.tree[ROOT_ID]?.nodes).toHaveLength(1);
    },
  );

  it('CONTENT-005 creates an email wrapper for a campaign without content', () => {
    expect(types(defaultEmailTree(testRegistry))).toEqual(['EmailWrapper']);
    for (const content of [null, '', undefined]) {
      const loaded = loadContent(content, testRegistry, 'email');
      expect(loaded.ok && types(loaded.tree)).toEqual(['EmailWrapper']);
    }
  });

  it('reports unreadable content instead of replacing it', () => {
    expect(loadContent('AAAA', testRegistry)).toMatchObject({ ok: false, code: 'content_invalid' });
  });
});

describe('assemblePage', () => {
  const [header, pageTitle, body, footer] = [1, 2, 3, 4].map(() =>
    defaultPageTree(testRegistry),
  ) as [never, never, never, never];

  it('CONTENT-009 orders header, page title, body and footer, all optional except the body', () => {
    expect(
      assemblePage({ header, pageTitle, body, footer, showPageTitle: true }).map(
        (part) => part.tree,
      ),
    ).toEqual([header, pageTitle, body, footer]);
    expect(assemblePage({ body, showPageTitle: true }).map((part) => part.name)).toEqual(['body']);
  });

  it('CONTENT-010 omits the page title when the page hides it', () => {
    expect(
      assemblePage({ header, pageTitle, body, footer, showPageTitle: false }).map(
        (part) => part.name,
      ),
    ).toEqual(['header', 'body', 'footer']);
  });
});

describe('ids and copies', () => {
  it('EDIT-031 creates node ids of length 10', () => {
    const ids = Array.from({ length: 1000 }, newNodeId);
    expect(new Set(ids).size).toBe(1000);
    expect(ids.every((id) => /^[\w-]{10}$/.test(id) && id.length === NODE_ID_LENGTH)).toBe(true);
  });

  it('copies a part of a tree with fresh ids that do not refer to the original', () => {
    const tree = page();
    const original = extractFragment(tree, 'n000000003');
    const copy = cloneFragment(original);
    expect(Object.keys(copy.nodes).some((id) => id in original.nodes)).toBe(false);
    expect(copy.nodes[copy.rootNodeId]?.parent).toBeUndefined();
    const child = copy.nodes[copy.rootNodeId]?.nodes[0] as string;
    expect(copy.nodes[child]).toMatchObject({
      parent: copy.rootNodeId,
      type: { resolvedName: 'Text' },
    });
    expect(copy.nodes[child]?.props).not.toBe(tree.n000000004?.props);
  });
});

describe('content rules', () => {
  const tree = page();
  const refuse = (parent: string, type: string, children?: { type: string }[]) =>
    refusePlacement(tree, testRegistry, {
      parent,
      fragment: createFragment({ type, ...(children ? { children } : {}) }, testRegistry),
    })?.reason;

  it('check parents, children, ancestors and leaves', () => {
    expect([
      refuse('n000000002', 'Text'),
      refuse('n000000001', 'Text'),
      refuse(ROOT_ID, 'Image'),
      refuse('n000000004', 'Text'),
      refuse('n000000002', 'Container'),
    ]).toEqual([undefined, 'children', 'children', 'canvas', undefined]);
    expect(refuse('n000000003', 'Container')).toBe('parents');
  });

  it('check all descendants of a placed block', () => {
    const fragment = createFragment(
      { type: 'Container', children: [{ type: 'Text' }] },
      testRegistry,
    );
    const nested = createFragment(
      { type: 'Column', children: [{ type: 'Container' }] },
      testRegistry,
    );
    const inContainer = refusePlacement(tree, testRegistry, {
      parent: 'n000000003',
      fragment: { rootNodeId: nested.rootNodeId, nodes: nested.nodes },
    });
    expect(refusePlacement(tree, testRegistry, { parent: 'n000000002', fragment })).toBeUndefined();
    expect(inContainer?.reason).toBe('parents');
  });

  it('reject a block inside itself', () => {
    expect(
      refusePlacement(tree, testRegistry, {
        parent: 'n000000003',
        moving: 'n000000002',
        fragment: extractFragment(tree, 'n000000002'),
      })?.reason,
    ).toBe('itself');
  });

  it('list every violation in a tree', () => {
    const bad = {
      ...tree,
      n000000001: { ...(tree.n000000001 as never as object), nodes: [] },
    } as never;
    expect(findViolations(bad, testRegistry).map((violation) => violation.reason)).toEqual(['min']);
    expect(findViolations(tree, testRegistry)).toEqual([]);
  });

  it('find wrappers for a block that a parent does not accept directly', () => {
    expect(findWrapping(testRegistry, 'Column', 'Text')).toEqual([]);
    expect(findWrapping(testRegistry, 'Section', 'Text')).toEqual(['Column']);
    expect(findWrapping(testRegistry, 'Wrapper', 'Image')).toEqual(['Section', 'Column']);
    expect(findWrapping(testRegistry, 'Text', 'Image')).toBeUndefined();
  });

  it('limit the number of blocks of a page', () => {
    const many = Object.fromEntries(
      Array.from({ length: CONTENT_LIMITS.nodes }, (_, i) => [`x${i}`, tree.n000000004 as never]),
    );
    expect(
      refusePlacement({ ...tree, ...many }, testRegistry, {
        parent: 'n000000002',
        fragment: createFragment({ type: 'Text' }, testRegistry),
      })?.reason,
    ).toBe('size');
  });
});

describe('migrateTree', () => {
  const old = {
    ...page(),
    n000000004: {
      ...(page().n000000004 as never as object),
      type: { resolvedName: 'Paragraph' },
      props: { value: 'Hi', size: 32 },
      custom: {},
    },
  } as never;

  it('migrates props step by step, renames old types, and records the version', () => {
    expect(migrateTree(old, testRegistry).n000000004).toMatchObject({
      type: { resolvedName: 'Text' },
      props: { text: 'Hi', size: 2 },
      custom: { v: 3 },
    });
  });

  it('changes nothing when it runs again', () => {
    const runOnce = migrateTree(old, testRegistry);
    expect(migrateTree(runOnce, testRegistry)).toBe(runOnce);
  });

  it('leaves a block of a newer version unchanged', () => {
    const future = {
      ...page(),
      n000000004: { ...(page().n000000004 as never as object), custom: { v: 99 } },
    } as never;
    expect(migrateTree(future, testRegistry)).toBe(future);
  });

  it('runs when content is loaded', () => {
    const loaded = loadContent(encodeContent(old), testRegistry);
    expect(loaded).toEqual(loadTree(old, testRegistry));
    expect(loaded.ok && loaded.tree.n000000004?.props).toEqual({ size: 2, text: 'Hi' });
  });
});
