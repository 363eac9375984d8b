// Definitions of blocks: no React, no DOM, no Node
export { blockRegistry } from './block-registry.ts';
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
// Paging of blog lists
export { PAGE_POSTS, partAddress, postsPerPage } from './blog-paging.ts';
export { COMMON_PROPS, type CommonProps, commonShape } from './common-props.ts';
export { type BlockSource, defineBlock } from './define-block.ts';
export type { BlockType } from './definitions.gen.ts';
// Endpoints of the address service
export { PLACE_ADDRESS_PATH, PLACES_PATH } from './form-paths.ts';
export { isIconName } from './icon-names.ts';
export type { IconName } from './icons.gen.ts';
export { needsScript } from './needs-script.ts';
// Product lists of the shop
export {
  type ListedBy,
  listKey,
  type ProductsQuery,
  productPages,
  productsPerPage,
  productsQuery,
} from './store/list-query.ts';
export {
  asksShop,
  NO_SHOP_STATE,
  readShopState,
  type ShopState,
} from './store/shop-state.ts';
export { inOrder, MAX_VIEWED } from './store/viewed.ts';
