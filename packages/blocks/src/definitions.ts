// Definitions of blocks: no React, no DOM, no Node

// Props of the blocks
export type { ButtonProps } from './blocks/button/button.definition.ts';
export type { ColumnProps } from './blocks/column/column.definition.ts';
export { type IconItem, type IconsProps, NEW_ICON } from './blocks/icons/icons.definition.ts';
export type { ImageProps } from './blocks/image/image.definition.ts';
export type { RowProps } from './blocks/row/row.definition.ts';
export type { SectionProps } from './blocks/section/section.definition.ts';
export type { SectionDividerProps } from './blocks/section-divider/section-divider.definition.ts';
export type { TextProps } from './blocks/text/text.definition.ts';
export type { TextBoxProps } from './blocks/text-box/text-box.definition.ts';
export { type BlockSource, defineBlock } from './define/define-block.ts';
export { isIconName } from './icons/icon-names.ts';
export type { IconName } from './icons/icons.gen.ts';
// Endpoints of the address service
export { PLACE_ADDRESS_PATH, PLACES_PATH } from './markup/form-paths.ts';
export { COMMON_PROPS, type CommonProps, commonShape } from './props/common-props.ts';
export { blockRegistry } from './registry/block-registry.ts';
export type { BlockType } from './registry/definitions.gen.ts';
// Paging of blog lists
export { PAGE_POSTS, partAddress, postsPerPage } from './render/blog-paging.ts';
export { needsScript } from './render/needs-script.ts';
// Product lists of the shop
export {
  type ListedBy,
  listKey,
  type ProductsQuery,
  productPages,
  productsPerPage,
  productsQuery,
} from './shop-data/list-query.ts';
export {
  asksShop,
  NO_SHOP_STATE,
  readShopState,
  type ShopState,
} from './shop-data/shop-state.ts';
export { inOrder, MAX_VIEWED } from './shop-data/viewed.ts';
