import { type BlockRegistry, findViolations, guardTree, type Violation } from '@org/content';
import { encodeContent, loadContent } from '@org/content/node';
import {
  appError,
  type BuilderTree,
  CONTENT_LIMITS,
  ROOT_ID,
  type TreeFragment,
} from '@org/schema';

/**
 * What is let through: the root's own children, since a saved container stands under a plain root while it is edited,
 * and a block that has too few children, which an author can only mend in the editor.
 */
function isTolerated({ id, reason }: Violation, tree: BuilderTree): boolean {
  return (
    reason === 'min' ||
    ((reason === 'parents' || reason === 'children') && tree[id]?.parent === ROOT_ID)
  );
}

const keyOf = ({ id, reason }: Violation): string => `${id} ${reason}`;

/** What breaks the rules now and did not before: old pages stay savable when a rule gets stricter. */
function newViolation(
  tree: BuilderTree,
  before: string | null,
  registry: BlockRegistry,
): Violation | undefined {
  const found = findViolations(tree, registry).filter((violation) => !isTolerated(violation, tree));
  if (found.length === 0) return undefined;
  const old = before ? loadContent(before, registry) : undefined;
  const known = new Set(old?.ok ? findViolations(old.tree, registry).map(keyOf) : []);
  return found.find((violation) => !known.has(keyOf(violation)));
}

/**
 * Content as it may be stored: unpacked under a cap, guarded, checked against the rules of where blocks may stand.
 * Shape: text, null or '' → the text, mended and packed again where the guard mended it; null for none.
 * Errors: `content_invalid`, `content_too_large`, `key_refused`. Source: reliability T19 to T21.
 */
export function checkContent(
  text: string | null,
  registry: BlockRegistry,
  before: string | null = null,
): string | null {
  if (!text) return null;
  const loaded = loadContent(text, registry);
  if (!loaded.ok)
    throw appError(loaded.code, {
      message: loaded.message,
      formErrors: { content: loaded.message },
    });
  const violation = newViolation(loaded.tree, before, registry);
  if (violation)
    throw appError('content_invalid', {
      message: violation.message,
      formErrors: { content: violation.message },
    });
  return loaded.notes.length > 0 ? encodeContent(loaded.tree) : text;
}

/** A saved container as it may be stored. Shape: fragment → guarded fragment as JSON text. Errors: as `checkContent`. */
export function checkFragment(fragment: TreeFragment, registry: BlockRegistry): string {
  const guarded = guardTree(fragment.nodes, registry, fragment.rootNodeId);
  if (!guarded.ok)
    throw appError(guarded.code, {
      message: guarded.message,
      formErrors: { content: guarded.message },
    });
  const text = JSON.stringify({ rootNodeId: fragment.rootNodeId, nodes: guarded.tree });
  if (text.length > CONTENT_LIMITS.decodedBytes) throw appError('content_too_large');
  return text;
}
