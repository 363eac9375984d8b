// Views

export { Icon } from './components/icon.tsx';
export {
  focalPosition,
  type ImageSources,
  imageSources,
  type KnownMedia,
  knownImage,
} from './images/responsive-image.ts';
// Helpers for views of other packages
export { authorClasses, joinClasses } from './markup/class-names.ts';
export { cssVars } from './markup/css-vars.ts';
export { type LinkAttributes, linkAttributes } from './markup/link-attributes.ts';
// Readers of stored props
export { getItems, getNumber, getText, inOrder } from './props/read-props.ts';
export { blockViews } from './registry/block-views.ts';
export { BackgroundVideoLayer } from './render/background-video-layer.tsx';
export type {
  BlockView,
  BlockViewProps,
  PageContext,
  RenderContext,
  RootAttributes,
  SubPage,
} from './render/block-view.ts';
export { defineViews } from './render/define-views.ts';
export {
  kebabType,
  type PreparedBlock,
  type PrepareOptions,
  prepareBlock,
} from './render/prepare-block.ts';
// Rendering
export {
  type BlockName,
  createTreeRenderer,
  type RenderTreeOptions,
  renderTree,
  type TreeRenderer,
  type ViewRegistry,
} from './render/render-tree.tsx';
export type { ItemsPart, SiteCollections } from './render/site-collections.ts';
export type { ListedPost, PostsPart, SitePosts } from './render/site-posts.ts';
export type { ProductsPart, ShopCategories, SiteShop } from './shop-data/site-shop.ts';
// Components of a shop
export { BuyBox, type BuyBoxProps } from './store/buy-box.tsx';
