export {
  type Answer,
  type AnswerCache,
  type AnswerQuery,
  createAnswerCache,
} from './answer-cache.ts';
// Provider and hooks

// Cart components
export { AddToCart, type AddToCartProps } from './add-to-cart.tsx';
export { CartTable, type CartTableProps } from './cart-table.tsx';
export { NavCart, type NavCartProps } from './nav-cart.tsx';
// Product list components
export { PriceSlider, type PriceSliderProps } from './price-slider.tsx';
export { ProductFilters, type ProductFiltersProps } from './product-filters.tsx';
export { ProductGrid, type ProductGridProps } from './product-grid.tsx';
export { ProductSearch, type ProductSearchProps } from './product-search.tsx';
export { QuantityInput, type QuantityInputProps } from './quantity-input.tsx';
export { RecentlyViewed, type RecentlyViewedProps } from './recently-viewed.tsx';
export { StorefrontProvider, type StorefrontProviderProps } from './storefront-provider.tsx';
export { type CartHandle, useCart } from './use-cart.ts';
export { type ProductListOptions, type ProductsHandle, useProducts } from './use-products.tsx';
export { useShopState } from './use-shop-state.ts';
export { type ShopEvent, type Storefront, useStorefront } from './use-storefront.ts';
