import {
  applyOperation,
  type BlockRegistry,
  guardTree,
  type LoadedContent,
  loadContent,
  loadTree,
  type Operation,
} from '@org/content';
import type { BuilderTree } from '@org/schema/entities';
import type { JournalStep } from './kept-database.ts';

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * Returns the tree after an operation; undefined when it no longer applies. Rules are not checked again, since they were checked
 * when the operation was recorded.
 */
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
 * Replays stored operations on their base tree, and guards the result as on load. Takes tree as JSON or packed content, steps.
 * @returns tree; stops at the first step that no longer applies, as after a new release
 * @throws those of `guardTree`; never throws
 */
export function replaySteps(
  base: string,
  steps: readonly JournalStep[],
  registry: BlockRegistry,
): LoadedContent {
  if (!base)
    return { ok: false, code: 'content_invalid', message: 'No unsaved changes were found' };
  // Packed content never starts with a brace.
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
