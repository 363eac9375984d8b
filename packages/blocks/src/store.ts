// Rules and components of a shop, for custom storefronts

// Components of a product list
export type { ListParts } from './blocks/product-list/list-parts.ts';
export { PriceFields } from './blocks/product-list/price-fields.tsx';
export { enhance as movePrices } from './blocks/product-list/price-slider.enhance.ts';
export { ProductFilters } from './blocks/product-list/product-filters.tsx';
export { NEW_PRODUCT_LIST } from './blocks/product-list/product-list-defaults.ts';
// State and defaults of a product list
export type { ProductListProps } from './blocks/product-list/product-list-shape.ts';
export { enhance as closeMenus } from './blocks/product-list/product-menus.enhance.ts';
export { ProductBar, ProductResults } from './blocks/product-list/product-results.tsx';
export { ViewedCards } from './blocks/products-viewed/viewed-cards.tsx';
// Combobox
export { combobox } from './browser/combobox.ts';
export type { RenderContext } from './render/block-view.ts';
export { filterQuery } from './shop-data/filter-query.ts';
export { type ProductsQuery, productsQuery } from './shop-data/list-query.ts';
export {
  NO_SHOP_STATE,
  readShopState,
  type ShopState,
  shopAddress,
} from './shop-data/shop-state.ts';
export type { ProductsPart, ShopCategories, SiteShop } from './shop-data/site-shop.ts';
export { inOrder, MAX_VIEWED, rememberViewed, viewedProducts } from './shop-data/viewed.ts';
// Buy box
export { BuyChoice } from './store/buy-choice.tsx';
export {
  acceptedQuantity,
  type BuyFacts,
  type BuyVariant,
  buyState,
  chosenVariant,
  isOffered,
  mostPieces,
  toldLimit,
} from './store/buy-state.ts';
export { sellsUnlimited, variantRows } from './store/buy-variants.ts';
export { deliveryWords, isGone } from './store/cart-words.ts';
export { ProductCard } from './store/product-card.tsx';
export { money } from './store/product-words.ts';
export { ShopIcon } from './store/shop-icon.tsx';
export {
  listSuggestions,
  type ShopSuggestions,
  SUGGEST_DELAY,
  SUGGEST_FEWEST,
  SUGGEST_PATH,
} from './store/suggestions.ts';
