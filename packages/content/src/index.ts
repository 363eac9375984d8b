// Blocks and content rules

export { applyChange, applyOperation, type Change, planOperation } from './apply-operation.ts';
export { assemblePage, type PagePart, type PagePartName, type PageParts } from './assemble-page.ts';
export {
  BLOCK_CATEGORIES,
  type BlockCategory,
  type BlockDefinition,
  type BlockMigration,
  type BlockRegistry,
  type BlockTarget,
  type BlockTemplate,
  type ContentRules,
  createRegistry,
  type Hydration,
  type InlineItemText,
  type InlineText,
  type PartsFollow,
} from './block-definition.ts';
export { canonical, sameJson } from './canonical.ts';
export { cloneFragment, extractFragment } from './clone-fragment.ts';
// Encoding and decoding
export { decodeContent, encodeContent, packContent } from './codec.ts';
export {
  findViolations,
  findWrapping,
  type Placement,
  type Refusal,
  refuseChild,
  refuseLeaving,
  refusePlacement,
  type Violation,
} from './content-rules.ts';
// Factories of nodes
export { type CreateOptions, createFragment, createTree } from './create-tree.ts';
export { defaultEmailTree, defaultPageTree, EMAIL_ROOT, PAGE_ROOT } from './default-trees.ts';
export { extendRegistry } from './extend-registry.ts';
export { type GuardNote, guardTree } from './guard-tree.ts';
export { isPartOf } from './is-part-of.ts';
export { type LoadedContent, loadContent, loadTree } from './load-content.ts';
// Guarded markup
export {
  cleanMarkup,
  MARKUP_ALIGNS,
  MARKUP_BLOCKS,
  MARKUP_MARKS,
  type MarkupAlign,
  type MarkupNode,
  type MarkupTag,
  markupText,
  parseMarkup,
  printMarkup,
  safeHref,
} from './markup.ts';
export { migrateTree } from './migrate-tree.ts';
export { type NewNodeId, newNodeId } from './new-node-id.ts';
// Operations
export type {
  HideOperation,
  InsertOperation,
  MoveOperation,
  Operation,
  RemoveOperation,
  RenameOperation,
  SetCustomOperation,
  SetPropOperation,
  SetStyleOperation,
} from './operations.ts';
export { printTree } from './print-tree.ts';
export type { Failure, Result } from './result.ts';
export { getPath, type PropPath, setPath } from './set-path.ts';
// Tree queries
export { ancestorIds, getPlace, isWithin, subtreeIds, type Visit, walkTree } from './walk-tree.ts';
