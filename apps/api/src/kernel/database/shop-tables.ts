import type {
  CartSettings,
  CheckoutDetails,
  MovementReason,
  ProductAttribute,
  ProductImage,
  ProductStatus,
  ProductVariant,
  StoredWebOrderSettings,
} from '@org/schema';
import type { ColumnType, Generated, GeneratedAlways, Selectable } from 'kysely';
import type { Amount, AmountOrNone, EntityTable, Json, Made, TenantId } from './column-types.ts';
import type { OrderTables } from './order-tables.ts';

interface Measures {
  weight: number | null;
  length: number | null;
  width: number | null;
  height: number | null;
}

interface ProductsTable extends EntityTable, Measures {
  name: string;
  name_key: GeneratedAlways<string>;
  sku: string;
  sku_key: GeneratedAlways<string>;
  slug: string;
  status: Generated<ProductStatus>;
  excerpt: Generated<string>;
  /** Guarded markup. */
  description: Generated<string>;
  unit_price: Amount;
  sale_price: AmountOrNone;
  images: Json<ProductImage[]>;
  badge_text: Generated<string>;
  badge_color: Generated<string>;
  attributes: Json<ProductAttribute[]>;
  weight_unit: Generated<string>;
  length_unit: Generated<string>;
  brand: Generated<string>;
  brand_key: GeneratedAlways<string>;
  barcode: Generated<string>;
  tax_class: Generated<string>;
  track_inventory: Generated<boolean>;
  allow_backorder: Generated<boolean>;
  stock_status_set: Generated<string>;
  imported_id: string | null;
  canonical_url: Generated<string>;
  meta_title: Generated<string>;
  meta_keywords: Generated<string>;
  meta_description: Generated<string>;
  focus_keyphrase: Generated<string>;
  og_image: Generated<string>;
  noindex: Generated<boolean>;
  /** Stock of all variants, updated by the transaction that changes them. */
  stock: Generated<number>;
  variant_count: Generated<number>;
  min_price: Amount;
  max_price: Amount;
  sales: Generated<number>;
}
export type ProductRecord = Selectable<ProductsTable>;

interface ProductVariantsTable extends Measures {
  tenant_id: TenantId;
  id: GeneratedAlways<number>;
  product_id: number;
  /** True for the one that stands for a product without variants. */
  is_own: Generated<boolean>;
  /** False in the trash, and for the default variant while the product has others: another variant may have its SKU then. */
  is_live: Generated<boolean>;
  sku: string;
  sku_key: GeneratedAlways<string>;
  barcode: Generated<string>;
  price: Amount;
  sale_price: AmountOrNone;
  imported_variant_id: string | null;
  attributes: Json<ProductVariant['attributes']>;
  /** Attribute values of the variant as a key, so that no combination exists twice; '' for the default variant. */
  choice_key: Generated<string>;
  image: Generated<string>;
  sort: Generated<number>;
  /** Pieces that can be sold now, over all locations. */
  stock: Generated<number>;
}
export type ProductVariantRecord = Selectable<ProductVariantsTable>;

interface ProductCategoriesTable {
  tenant_id: TenantId;
  product_id: number;
  category_id: number;
}

interface StockLocationsTable {
  tenant_id: TenantId;
  id: GeneratedAlways<number>;
  name: string;
  address: Generated<string>;
  is_default: Generated<boolean>;
  version: Generated<number>;
  created_at: Made<Date>;
  updated_at: Made<Date>;
  /** Places that were deleted are still named by what became of pieces there. */
  deleted_at: Made<Date | null>;
}
export type StockLocationRecord = Selectable<StockLocationsTable>;

interface InventoryLevelsTable {
  tenant_id: TenantId;
  variant_id: number;
  location_id: number;
  on_hand: Generated<number>;
  reserved: Generated<number>;
  reorder_point: Generated<number>;
  may_backorder: Generated<boolean>;
  updated_at: Made<Date>;
}

/** Variants at or below their low-stock alert, until they rise above it. */
interface LowStockTable {
  tenant_id: TenantId;
  variant_id: number;
  fell_at: Made<Date>;
  /** Time at which staff were notified; null before. */
  told_at: Date | null;
}

interface InventoryMovementsTable {
  tenant_id: TenantId;
  id: GeneratedAlways<number>;
  variant_id: number;
  location_id: number;
  delta: number;
  balance_after: number;
  reason: MovementReason;
  note: Generated<string>;
  ref_type: Generated<string>;
  ref_id: number | null;
  user_id: number | null;
  created_at: Made<Date>;
}

interface ProductListingTable {
  tenant_id: TenantId;
  /** 0 for the whole shop. */
  category_id: number;
  product_id: number;
  name_key: string;
  /** Lowest price in whole cents. */
  cents: number;
  created_at: Date;
  sales: number;
}

interface CategoryCountsTable {
  tenant_id: TenantId;
  category_id: number;
  n: number;
}

interface ShopSettingsTable {
  tenant_id: TenantId;
  /** Changes of the defaults by staff. */
  cart: Json<Partial<Omit<CartSettings, 'enabled'>>>;
  /** The same of how orders are taken. */
  orders: Json<Partial<StoredWebOrderSettings>>;
  version: Generated<number>;
  updated_at: Made<Date>;
}

interface CartsTable {
  tenant_id: TenantId;
  id: GeneratedAlways<number>;
  /** Names it in answers; nothing is opened by it. */
  guid: Generated<string>;
  /** Hash of the key in the visitor's cookie; the key itself is not stored. */
  key_hash: string;
  /** Signed-in visitor, who has one cart. */
  user_id: number | null;
  /** The code that takes something off; '' for none. */
  coupon_code: Generated<string>;
  /** Values that were typed into the checkout, with their errors. */
  details: Json<CheckoutDetails>;
  problems: Json<Readonly<Record<string, string>>>;
  /** Until when its pieces are held; null while none are. */
  held_until: Made<Date | null>;
  /** The network address that it is held for, as attempts are counted by it; null while nothing is. */
  held_for: string | null;
  version: Generated<number>;
  created_at: Made<Date>;
  updated_at: Made<Date>;
}

interface CartItemsTable {
  tenant_id: TenantId;
  id: GeneratedAlways<number>;
  /** Names it to its visitor. */
  key: Generated<string>;
  cart_id: number;
  variant_id: number;
  quantity: number;
  /** Price that the visitor last saw in the cart. */
  seen_price: ColumnType<string, string, string>;
  created_at: Made<Date>;
}

interface ReservationsTable {
  tenant_id: TenantId;
  cart_id: number;
  variant_id: number;
  location_id: number;
  quantity: number;
}

/** Tables of the shop. */
export interface ShopTables extends OrderTables {
  reservations: ReservationsTable;
  cart_items: CartItemsTable;
  carts: CartsTable;
  category_counts: CategoryCountsTable;
  inventory_levels: InventoryLevelsTable;
  inventory_movements: InventoryMovementsTable;
  low_stock: LowStockTable;
  product_categories: ProductCategoriesTable;
  product_listing: ProductListingTable;
  product_variants: ProductVariantsTable;
  products: ProductsTable;
  shop_settings: ShopSettingsTable;
  stock_locations: StockLocationsTable;
}
