import {
  type BlockRegistry,
  type BlockTarget,
  EMAIL_ROOT,
  findViolations,
  guardTree,
  type Violation,
} from '@org/content';
import { encodeContent, loadContent, toZlibContent } from '@org/content/node';
import { CONTENT_LIMITS, ROOT_ID } from '@org/schema';
import type { BuilderTree, TreeFragment } from '@org/schema/entities';
import { appError } from '@org/schema/errors';
import { refuseNewHtml } from './raw-html.ts';

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

const getKey = ({ id, reason }: Violation): string => `${id} ${reason}`;

/** Returns a violation that the stored content does not have: old pages can still be saved when a rule gets stricter. */
function newViolation(
  tree: BuilderTree,
  before: () => BuilderTree | undefined,
  registry: BlockRegistry,
): Violation | undefined {
  const found = findViolations(tree, registry).filter((violation) => !isTolerated(violation, tree));
  if (found.length === 0) return undefined;
  const old = before();
  const known = new Set(old ? findViolations(old, registry).map(getKey) : []);
  return found.find((violation) => !known.has(getKey(violation)));
}

/** Context of a content check. */
export interface ContentCheck {
  /** Stored content, whose violations may remain. */
  readonly before?: string | null | undefined;
  /** True when the user may store custom HTML. @default false */
  readonly canStoreHtml?: boolean | undefined;
  /** Target of the content: blocks of the other target are refused. @default 'page' */
  readonly target?: BlockTarget | undefined;
}

/** Content with what it is checked beside. */
export interface CheckContentInput extends ContentCheck {
  /** Content as it was sent; null or '' for none. */
  readonly text: string | null;
}

/**
 * Refuses blocks that are for the other kind of content, and a mail that is none at its root. Blocks that are not known stay.
 * @throws `content_invalid`
 */
function refuseStrangers(tree: BuilderTree, registry: BlockRegistry, target: BlockTarget): void {
  const isMail = tree[ROOT_ID]?.type.resolvedName === EMAIL_ROOT;
  const stranger = Object.values(tree)
    .map(({ type }) => registry.get(type.resolvedName))
    .find((definition) => definition && !definition.targets.includes(target));
  if (isMail === (target === 'email') && !stranger) return;
  const name = stranger?.label ?? 'This';
  const message =
    target === 'email'
      ? `${name} cannot be used in an email`
      : `${name} can only be used in emails`;
  throw appError('content_invalid', { message, formErrors: { content: message } });
}

/**
 * Content as it may be stored: unpacked under a cap, guarded, checked against the rules of where blocks may stand. Takes text,
 * null or ''.
 * @returns the text, mended and packed again where the guard mended it; null for none
 * @throws `content_invalid`, `content_too_large`, `key_refused`; `forbidden` for new HTML
 */
export function checkContent(
  text: string | null,
  registry: BlockRegistry,
  { before = null, canStoreHtml = false, target = 'page' }: ContentCheck = {},
): string | null {
  if (!text) return null;
  const loaded = loadContent(text, registry);
  if (!loaded.ok)
    throw appError(loaded.code, {
      message: loaded.message,
      formErrors: { content: loaded.message },
    });
  let known: BuilderTree | undefined;
  const stored = (): BuilderTree | undefined => {
    if (known || !before) return known;
    const old = loadContent(before, registry);
    known = old.ok ? old.tree : undefined;
    return known;
  };
  refuseStrangers(loaded.tree, registry, target);
  if (!canStoreHtml) refuseNewHtml(loaded.tree, stored, registry);
  const violation = newViolation(loaded.tree, stored, registry);
  if (violation)
    throw appError('content_invalid', {
      message: violation.message,
      formErrors: { content: violation.message },
    });
  return loaded.notes.length > 0 ? encodeContent(loaded.tree) : toZlibContent(text);
}

/**
 * A saved container as it may be stored.
 * @returns guarded fragment as JSON text
 * @throws as `checkContent`
 */
export function checkFragment(
  fragment: TreeFragment,
  registry: BlockRegistry,
  { before, canStoreHtml = false }: ContentCheck = {},
): string {
  const guarded = guardTree(fragment.nodes, registry, fragment.rootNodeId);
  if (!guarded.ok)
    throw appError(guarded.code, {
      message: guarded.message,
      formErrors: { content: guarded.message },
    });
  if (!canStoreHtml)
    // Our own JSON, guarded before it was stored.
    refuseNewHtml(
      guarded.tree,
      () => (before ? (JSON.parse(before) as TreeFragment).nodes : undefined),
      registry,
    );
  const text = JSON.stringify({ rootNodeId: fragment.rootNodeId, nodes: guarded.tree });
  if (text.length > CONTENT_LIMITS.decodedBytes) throw appError('content_too_large');
  return text;
}
