// Blocks and content rules

export {
  type BindingKind,
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
} from './blocks/block-definition.ts';
export {
  findViolations,
  findWrapping,
  type Placement,
  type Refusal,
  refuseChild,
  refuseLeaving,
  refusePlacement,
  type Violation,
} from './blocks/content-rules.ts';
export { getContentTarget } from './blocks/content-target.ts';
// Factories of nodes
export { type CreateOptions, createFragment, createTree } from './blocks/create-tree.ts';
export {
  defaultEmailTree,
  defaultPageTree,
  EMAIL_ROOT,
  PAGE_ROOT,
} from './blocks/default-trees.ts';
export { extendRegistry } from './blocks/extend-registry.ts';
export { isPartOf } from './blocks/is-part-of.ts';
// Encoding and decoding
export { decodeContent, encodeContent, packContent } from './codec/codec.ts';
export { type LoadedContent, loadContent, loadTree } from './codec/load-content.ts';
// Lists and pages of collections
export { bindItem, type ItemOptions } from './collections/bind-item.ts';
export {
  canShow,
  getBoundProps,
  ITEM_FIELDS,
  readBindings,
  type ShownIn,
} from './collections/bindings.ts';
export {
  expandLists,
  type FindItems,
  type ListedItems,
  type ListOptions,
} from './collections/expand-lists.ts';
export {
  getListKey,
  getListQuery,
  isList,
  LIST_TYPES,
  type ListQuery,
} from './collections/list-blocks.ts';
// Components
export { cleanInstances } from './components/clean-instances.ts';
export {
  type ComponentProperty,
  type ComponentVariant,
  getShownValues,
  type PropertyValues,
  readProperties,
  readValues,
  readVariants,
  SHOW,
} from './components/component-properties.ts';
export {
  COMPONENT_LIMITS,
  type ComponentKind,
  getComponentId,
  getComponentKind,
  getComponentTop,
  INSTANCE_TYPES,
  type InstanceNode,
  isBindable,
  isInstance,
} from './components/component-types.ts';
export {
  componentIdsIn,
  type DetachOptions,
  detachComponent,
  expandComponents,
  type FindComponent,
} from './components/expand-components.ts';
// Guard
export { type GuardNote, guardTree } from './guard/guard-tree.ts';
export { migrateTree } from './guard/migrate-tree.ts';
// Guarded markup
export { getMentioned, toCommentMarkup, toCommentText } from './markup/comment-markup.ts';
export {
  cleanMarkup,
  decodeEntities,
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
} from './markup/markup.ts';
export { type MarkupToken, tokenizeMarkup } from './markup/markup-tokens.ts';
export {
  applyChange,
  applyOperation,
  type Change,
  planOperation,
} from './operations/apply-operation.ts';
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
} from './operations/operations.ts';
export {
  assemblePage,
  type PagePart,
  type PagePartName,
  type PageParts,
} from './tree/assemble-page.ts';
export { cloneFragment, extractFragment } from './tree/clone-fragment.ts';
export { type NewNodeId, newNodeId } from './tree/new-node-id.ts';
export { printTree } from './tree/print-tree.ts';
// Tree queries
export {
  ancestorIds,
  getPlace,
  isWithin,
  subtreeIds,
  type Visit,
  walkTree,
} from './tree/walk-tree.ts';
export { canonical, sameJson } from './values/canonical.ts';
export type { Failure, Result } from './values/result.ts';
export { getPath, type PropPath, setPath } from './values/set-path.ts';
