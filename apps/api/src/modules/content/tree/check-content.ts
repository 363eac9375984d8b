import {
  type BlockRegistry,
  type BlockTarget,
  EMAIL_ROOT,
  findViolations,
  getContentTarget,
  guardTree,
  type Violation,
} from '@org/content';
import { encodeContent, loadContent, toZlibContent } from '@org/content/node';
import { CONTENT_LIMITS, ROOT_ID } from '@org/schema';
import type { BuilderTree, NodeId, TreeFragment } from '@org/schema/entities';
import { appError } from '@org/schema/errors';
import { refuseNewHtml } from './raw-html.ts';
import { refuseUnusableInstances } from './refuse-instances.ts';

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
  rootId: NodeId = ROOT_ID,
): Violation | undefined {
  const found = findViolations(tree, registry, rootId).filter(
    (violation) => !isTolerated(violation, tree),
  );
  if (found.length === 0) return undefined;
  const old = before();
  const known = new Set(old ? findViolations(old, registry, rootId).map(getKey) : []);
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

function invalidContent(message: string): Error {
  return appError('content_invalid', { message, formErrors: { content: message } });
}

/**
 * Refuses blocks that belong to the other target. Blocks that are not installed are accepted.
 * @param isOther - true when the content as a whole belongs to the other target
 * @throws `content_invalid`
 */
function refuseStrangers(
  tree: BuilderTree,
  registry: BlockRegistry,
  target: BlockTarget,
  isOther = false,
): void {
  const stranger = Object.values(tree)
    .map(({ type }) => registry.get(type.resolvedName))
    .find((definition) => definition && !definition.targets.includes(target));
  if (!isOther && !stranger) return;
  const name = stranger?.label ?? 'This';
  throw invalidContent(
    target === 'email'
      ? `${name} cannot be used in an email`
      : `${name} can only be used in emails`,
  );
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
  const isMail = loaded.tree[ROOT_ID]?.type.resolvedName === EMAIL_ROOT;
  refuseStrangers(loaded.tree, registry, target, isMail !== (target === 'email'));
  refuseUnusableInstances(loaded.tree, stored);
  if (!canStoreHtml) refuseNewHtml(loaded.tree, stored, registry);
  const violation = newViolation(loaded.tree, stored, registry);
  if (violation) throw invalidContent(violation.message);
  return loaded.notes.length > 0 ? encodeContent(loaded.tree) : toZlibContent(text);
}

/** A checked fragment: as JSON text, and its target. */
export interface CheckedFragment {
  readonly content: string;
  readonly target: BlockTarget;
}

/**
 * Checks a saved container of a page, or a part of an email. Without a target, the first block determines it.
 * @throws as `checkContent`
 */
export function checkFragment(
  fragment: TreeFragment,
  registry: BlockRegistry,
  { before, canStoreHtml = false, ...check }: ContentCheck = {},
): CheckedFragment {
  const guarded = guardTree(fragment.nodes, registry, fragment.rootNodeId);
  if (!guarded.ok)
    throw appError(guarded.code, {
      message: guarded.message,
      formErrors: { content: guarded.message },
    });
  const { rootNodeId } = fragment;
  // Our own JSON, guarded before it was stored.
  const stored = (): BuilderTree | undefined =>
    before ? (JSON.parse(before) as TreeFragment).nodes : undefined;
  const { target = getContentTarget(guarded.tree, registry, rootNodeId) } = check;
  refuseStrangers(guarded.tree, registry, target);
  refuseUnusableInstances(guarded.tree, stored);
  if (!canStoreHtml) refuseNewHtml(guarded.tree, stored, registry);
  if (target === 'email' && guarded.tree[rootNodeId]?.type.resolvedName === EMAIL_ROOT)
    throw invalidContent('A whole email cannot be part of an email');
  // Containers of pages from before there were rules remain editable; they are checked with the page that contains them.
  const violation =
    target === 'email' ? newViolation(guarded.tree, stored, registry, rootNodeId) : undefined;
  if (violation) throw invalidContent(violation.message);
  const content = JSON.stringify({ rootNodeId, nodes: guarded.tree });
  if (content.length > CONTENT_LIMITS.decodedBytes) throw appError('content_too_large');
  return { content, target };
}
