import {
  applyOperation,
  type BlockRegistry,
  guardTree,
  type LoadedContent,
  loadContent,
  loadTree,
  type Operation,
} from '@org/content';
import type { BuilderTree } from '@org/schema';
import type { JournalStep } from './kept-database.ts';

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The tree after an operation; undefined when it no longer fits. What the rules refuse by now was allowed when it was made. */
function after(
  tree: BuilderTree,
  operation: Operation,
  registry: BlockRegistry,
  trusted: boolean,
): BuilderTree | undefined {
  for (const trust of trusted ? [true] : [false, true]) {
    const result = applyOperation(tree, operation, registry, { trusted: trust });
    if (result.ok) return result.tree;
  }
  return undefined;
}

/**
 * Makes kept operations again on the tree that they began at, and guards what comes of it as a load does.
 * Shape: text of the tree or packed content, steps → the tree; up to the first step that no longer fits, as after a new release.
 * Errors: those of `guardTree`; never throws.
 */
export function replaySteps(
  base: string,
  steps: readonly JournalStep[],
  registry: BlockRegistry,
): LoadedContent {
  if (!base)
    return { ok: false, code: 'content_invalid', message: 'No unsaved changes were found' };
  // Packed content never begins like this.
  const guarded = base.startsWith('{')
    ? guardTree(parse(base), registry)
    : loadContent(base, registry);
  if (!guarded.ok) return guarded;
  let { tree } = guarded;
  for (const { operations, trusted } of steps) {
    let next: BuilderTree | undefined = tree;
    for (const operation of operations) next &&= after(next, operation, registry, trusted);
    if (!next) break;
    tree = next;
  }
  return loadTree(tree, registry);
}
