import type {
  CouponKind,
  OrderAddress,
  OrderEventType,
  OrderItem,
  OrderStatus,
  PaymentStatus,
  StockStatus,
  TaxLine,
  TrackingNumber,
} from '@org/schema';
import type { Generated, GeneratedAlways, JSONColumnType, Selectable } from 'kysely';
import type { Amount, AmountOrNone, EntityTable, Json, Made, TenantId } from './column-types.ts';

interface OrdersTable extends EntityTable {
  guid: Generated<string>;
  /** Counts up without gaps; `number` has the shop's letters before it. */
  seq: number;
  number: string;
  status: OrderStatus;
  payment_status: Generated<PaymentStatus>;
  /** True while a payment of a different amount than requested is not resolved by staff. */
  has_payment_mismatch: Generated<boolean>;
  cancelled_at: Made<Date | null>;
  customer_id: number | null;
  /** Visitor who was signed in on the site. */
  visitor_id: number | null;
  email: string;
  firstname: Generated<string>;
  lastname: Generated<string>;
  phone: Generated<string>;
  currency: string;
  subtotal: Amount;
  discount: Amount;
  shipping: Amount;
  tax: Amount;
  total: Amount;
  paid: Amount;
  refunded: Amount;
  includes_tax: boolean;
  tax_lines: Json<TaxLine[]>;
  items_count: number;
  addresses: Json<{ billing: OrderAddress; shipping: OrderAddress | null }>;
  is_pickup: boolean;
  shipping_method: JSONColumnType<
    { id: string; name: string } | null,
    string | null | undefined,
    string | null
  >;
  payment_method: Json<{ key: string; label: string }>;
  coupons: Json<{ code: string; discount: number }[]>;
  tracking: Json<TrackingNumber[]>;
  note: Generated<string>;
  notes: Generated<string>;
  /** True from a guest's wish for an account until a mail has answered it. */
  account_wanted: Generated<boolean>;
  /** The cart that it was: one cart becomes one order. Null for an order that staff created. */
  cart_id: number | null;
  cart_hash: string;
  /** When its invoice was issued; null where it was not. */
  invoiced_at: Made<Date | null>;
  /** Time at which customer and shop were notified; null while that is pending. */
  mailed_at: Made<Date | null>;
  /** The status, or that it is cancelled: what lists are narrowed and ordered by. */
  standing: GeneratedAlways<string>;
  customer_name: GeneratedAlways<string>;
  number_key: GeneratedAlways<string>;
  email_key: GeneratedAlways<string>;
  name_key: GeneratedAlways<string>;
}
export type OrderRecord = Selectable<OrdersTable>;

/** Pieces that were taken from a place for a thing that was ordered. */
export interface AllocatedStock {
  readonly location: number;
  readonly quantity: number;
}

interface OrderItemsTable {
  tenant_id: TenantId;
  id: GeneratedAlways<number>;
  order_id: number;
  product_id: number;
  variant_id: number;
  sku: string;
  name: string;
  options: Json<OrderItem['selectedOptions']>;
  quantity: number;
  unit_price: Amount;
  sale_price: AmountOrNone;
  discount: Amount;
  tax: Amount;
  line_total: Amount;
  stock_status: StockStatus;
  fulfilled: Generated<number>;
  /** Pieces that came back. */
  restocked: Generated<number>;
  /** Locations that the stock was allocated from; empty for items without stock tracking. */
  taken: Json<AllocatedStock[]>;
}
export type OrderItemRecord = Selectable<OrderItemsTable>;

interface OrderEventsTable {
  tenant_id: TenantId;
  id: GeneratedAlways<number>;
  order_id: number;
  type: OrderEventType;
  text: Generated<string>;
  user_id: number | null;
  created_at: Made<Date>;
}

/** Content of the refund email beside the amount: the reason, and the returned quantities. */
export interface RefundTold {
  readonly reason: string;
  readonly pieces: readonly { readonly item: number; readonly quantity: number }[];
}

/** Items that a refund covers, by their ids, and whether it covers the delivery. */
export interface RefundCoverage {
  readonly items: readonly { readonly id: number; readonly quantity: number }[];
  readonly delivery: boolean;
}

interface PaymentsTable {
  tenant_id: TenantId;
  id: GeneratedAlways<number>;
  order_id: number;
  kind: 'payment' | 'refund';
  provider: string;
  /** Id of the payment at the provider. */
  provider_ref: string | null;
  amount: Amount;
  /** `differs` when a different amount than requested was paid: it does not count. */
  status: 'open' | 'done' | 'failed' | 'mismatch';
  reference: Generated<string>;
  /** URL of the payment page. */
  url: Generated<string>;
  /** Content of the refund email, sent once the provider has refunded; null when nobody is notified. */
  told: JSONColumnType<RefundTold | null, string | null | undefined, string | null>;
  /** Items and delivery that a refund covers; empty for a refund of an amount only. */
  covers: JSONColumnType<RefundCoverage, string | undefined, string>;
  user_id: number | null;
  created_at: Made<Date>;
  updated_at: Made<Date>;
}
export type PaymentRecord = Selectable<PaymentsTable>;

interface CouponsTable extends EntityTable {
  code: string;
  description: Generated<string>;
  kind: CouponKind;
  value: Amount;
  enabled: Generated<boolean>;
  starts_at: Made<Date | null>;
  ends_at: Made<Date | null>;
  min_subtotal: Amount;
  max_uses: number | null;
  max_uses_per_customer: number | null;
  uses: Generated<number>;
  code_key: GeneratedAlways<string>;
}
export type CouponRecord = Selectable<CouponsTable>;

interface CouponUsesTable {
  tenant_id: TenantId;
  order_id: number;
  coupon_id: number;
  email_key: string;
}

interface CountersTable {
  tenant_id: TenantId;
  name: string;
  value: number;
}

interface PaymentAccountsTable {
  tenant_id: TenantId;
  provider: string;
  /** Both sealed. */
  secret_key: string;
  webhook_secret: string;
  updated_at: Made<Date>;
}

interface PaymentNoticesTable {
  tenant_id: TenantId;
  provider: string;
  notice: string;
  created_at: Made<Date>;
}

/** Tables of orders. */
export interface OrderTables {
  payment_accounts: PaymentAccountsTable;
  payment_notices: PaymentNoticesTable;
  counters: CountersTable;
  coupon_uses: CouponUsesTable;
  coupons: CouponsTable;
  order_events: OrderEventsTable;
  order_items: OrderItemsTable;
  orders: OrdersTable;
  payments: PaymentsTable;
}
