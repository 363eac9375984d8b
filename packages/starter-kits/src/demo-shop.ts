import type {
  AddressInput,
  CouponUpdate,
  ProductUpdate,
  WebOrderSettingsUpdate,
} from '@org/schema/entities';

/** Category of the demo's shop. */
export interface DemoProductCategory {
  readonly category: string;
  readonly description: string;
  /** Name of the parent category, which is earlier in the list. */
  readonly parent?: string | undefined;
}

/** Coupon of the demo's shop. */
export interface DemoCoupon extends Omit<CouponUpdate, 'version'> {
  readonly code: string;
}

/** Product of the demo, with its categories and tags by name and its pictures as `asset:name`. */
export interface DemoProduct extends Omit<ProductUpdate, 'version' | 'category_ids'> {
  readonly name: string;
  readonly categories: readonly string[];
  readonly tags: readonly string[];
}

/** State that an order of the demo has reached. */
export type DemoOrderState =
  | 'new'
  | 'paid'
  | 'partly shipped'
  | 'shipped'
  | 'ready for pickup'
  | 'picked up'
  | 'cancelled'
  | 'refunded';

/** Order of the demo. */
export interface DemoOrder {
  /** Age of the order in days. */
  readonly daysAgo: number;
  /** Email address of one of the demo's customers. */
  readonly email: string;
  readonly items: readonly { readonly sku: string; readonly quantity: number }[];
  readonly state: DemoOrderState;
  readonly pickup?: boolean;
  readonly express?: boolean;
  readonly note?: string;
}

/** Shop of a demo tenant. */
export interface DemoShop {
  /** Categories, parents first. */
  readonly categories: readonly DemoProductCategory[];
  /** Products, newest first. */
  readonly products: readonly DemoProduct[];
  readonly settings: WebOrderSettingsUpdate;
  readonly coupons: readonly DemoCoupon[];
  /** Delivery addresses by the customers' email addresses. */
  readonly addresses: Readonly<Record<string, AddressInput>>;
  /** Orders of the last two months, oldest first. */
  readonly orders: readonly DemoOrder[];
}
