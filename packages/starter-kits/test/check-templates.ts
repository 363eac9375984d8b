import { blockRegistry } from '@org/blocks/definitions';
import { type BlockTemplate, createTree, findViolations, guardTree } from '@org/content';
import { expect } from 'vitest';

/** Expects templates that need no repair, follow the content rules, and have valid props. */
export function expectValidTemplates(
  templates: readonly { readonly slug: string; readonly template: BlockTemplate }[],
): void {
  for (const { slug, template } of templates) {
    const tree = createTree(template, blockRegistry);
    const guarded = guardTree(tree, blockRegistry);
    expect({
      slug,
      notes: guarded.ok ? guarded.notes : guarded.code,
      violations: findViolations(tree, blockRegistry),
    }).toEqual({ slug, notes: [], violations: [] });
    for (const node of Object.values(tree))
      blockRegistry.get(node.type.resolvedName)?.shape.validateSync(node.props, { strict: true });
  }
}

/** Returns the paths on the own site that links in a JSON text lead to. */
export function findLinks(text: string): string[] {
  return [...text.matchAll(/"(?:href|buttonLink|url)":"(\/[^"]*)"|href=\\"(\/[^"\\]*)\\"/g)].map(
    (match) => match[1] ?? match[2] ?? '',
  );
}
