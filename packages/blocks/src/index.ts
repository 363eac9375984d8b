// Views

export { BackgroundVideoLayer } from './background-video-layer.tsx';
export type {
  BlockView,
  BlockViewProps,
  PageContext,
  RenderContext,
  RootAttributes,
  SubPage,
} from './block-view.ts';
export { blockViews } from './block-views.ts';
// Helpers for views of other packages
export { authorClasses, joinClasses } from './class-names.ts';
export { cssVars } from './css-vars.ts';
export { defineViews } from './define-views.ts';
export { Icon } from './icon.tsx';
export { type LinkAttributes, linkAttributes } from './link-attributes.ts';
export {
  kebabType,
  type PreparedBlock,
  type PrepareOptions,
  prepareBlock,
} from './prepare-block.ts';
// Readers of stored props
export { getItems, getNumber, getText, inOrder } from './read-props.ts';
// Rendering
export {
  type BlockName,
  createTreeRenderer,
  type RenderTreeOptions,
  renderTree,
  type TreeRenderer,
  type ViewRegistry,
} from './render-tree.tsx';
export {
  focalPosition,
  type ImageSources,
  imageSources,
  type KnownMedia,
  knownImage,
} from './responsive-image.ts';
export type { ListedPost, PostsPart, SitePosts } from './site-posts.ts';
// Components of a shop
export { BuyBox, type BuyBoxProps } from './store/buy-box.tsx';
export type { ProductsPart, ShopCategories, SiteShop } from './store/site-shop.ts';
