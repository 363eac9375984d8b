import { tenantTable } from '../../../kernel/database/migration.ts';
import type { RoleNames } from '../../../kernel/database/role-names.ts';

/**
 * Carts, coupons, orders and payments. What an order names of products is a copy: they may change and go, it stays.
 */
export const orderTables = (roles: RoleNames): string => `
  create table app.shop_settings (
    tenant_id bigint not null references platform.tenants (id),
    cart jsonb not null default '{}',
    version integer not null default 1,
    updated_at timestamptz not null default now(),
    orders jsonb not null default '{}',
    primary key (tenant_id)
  );
  ${tenantTable('shop_settings', roles, 'select, insert, update')}
  comment on column app.shop_settings.cart is 'Settings of the cart that differ from the defaults.';
  comment on column app.shop_settings.orders is 'Settings of orders that differ from the defaults.';

  create table app.carts (
    tenant_id bigint not null references platform.tenants (id),
    id bigint generated always as identity,
    key_hash text not null,
    version integer not null default 1,
    created_at timestamptz not null default now(),
    updated_at timestamptz not null default now(),
    user_id bigint,
    coupon_code text not null default '',
    details jsonb not null default '{}',
    problems jsonb not null default '{}',
    reserved_until timestamptz,
    guid uuid not null default gen_random_uuid(),
    reserved_by_address text,
    primary key (tenant_id, id),
    unique (tenant_id, key_hash)
  );
  create index carts_reserved on app.carts (tenant_id, reserved_until) where reserved_until is not null;
  create index carts_reserved_by_address on app.carts (tenant_id, reserved_by_address, reserved_until) where reserved_by_address is not null;
  create index carts_updated on app.carts (tenant_id, updated_at);
  create unique index carts_user on app.carts (tenant_id, user_id) where user_id is not null;
  ${tenantTable('carts', roles)}
  comment on column app.carts.key_hash is 'Hash of the key in the visitor''s cookie; the key itself is not stored.';
  comment on column app.carts.user_id is 'Signed-in visitor; each has one cart.';
  comment on column app.carts.coupon_code is 'Code of the applied coupon; '''' for none.';
  comment on column app.carts.details is 'Values that the visitor has entered into the checkout.';
  comment on column app.carts.reserved_until is 'Time until which the quantity in the cart is reserved; null without a reservation.';
  comment on column app.carts.guid is 'Id of the cart in responses; it gives no access to the cart.';
  comment on column app.carts.reserved_by_address is 'Network address that reserved the quantity, by which attempts are counted; null without a reservation.';

  create table app.cart_items (
    tenant_id bigint not null references platform.tenants (id),
    id bigint generated always as identity,
    cart_id bigint not null,
    variant_id bigint not null,
    quantity integer not null check ((quantity >= 1) and (quantity <= 9999)),
    seen_price numeric(14, 2) not null,
    created_at timestamptz not null default now(),
    key uuid not null default gen_random_uuid(),
    primary key (tenant_id, id),
    unique (tenant_id, cart_id, variant_id),
    foreign key (tenant_id, cart_id) references app.carts (tenant_id, id) on delete cascade,
    foreign key (tenant_id, variant_id) references app.product_variants (tenant_id, id) on delete cascade
  );
  create unique index cart_items_key on app.cart_items (tenant_id, key);
  create index cart_items_variant on app.cart_items (tenant_id, variant_id);
  ${tenantTable('cart_items', roles)}
  comment on column app.cart_items.seen_price is 'Price that the visitor last saw in the cart.';
  comment on column app.cart_items.key is 'Id of the item in responses.';

  create table app.reservations (
    tenant_id bigint not null references platform.tenants (id),
    cart_id bigint not null,
    variant_id bigint not null,
    location_id bigint not null,
    quantity bigint not null check (quantity > 0),
    primary key (tenant_id, cart_id, variant_id, location_id),
    foreign key (tenant_id, cart_id) references app.carts (tenant_id, id),
    foreign key (tenant_id, variant_id, location_id) references app.inventory_levels (tenant_id, variant_id, location_id) on delete cascade
  );
  create index reservations_level on app.reservations (tenant_id, variant_id, location_id);
  ${tenantTable('reservations', roles)}

  create table app.coupons (
    tenant_id bigint not null references platform.tenants (id),
    id bigint generated always as identity,
    code text not null,
    description text not null default '',
    kind text not null check (kind in ('percent', 'amount', 'free_shipping')),
    value numeric(14, 2) not null default 0,
    enabled boolean not null default true,
    starts_at timestamptz,
    ends_at timestamptz,
    min_subtotal numeric(14, 2) not null default 0 check (min_subtotal >= 0),
    max_uses bigint check (max_uses > 0),
    max_uses_per_customer bigint check (max_uses_per_customer > 0),
    uses bigint not null default 0,
    code_key text collate "C" generated always as (lower(code)) stored,
    author_id bigint,
    version integer not null default 1,
    created_at timestamptz not null default now(),
    updated_at timestamptz not null default now(),
    deleted_at timestamptz,
    primary key (tenant_id, id),
    check ((value >= 0) and ((kind <> 'percent') or (value <= 100))),
    constraint coupons_check1 check ((uses >= 0) and ((max_uses is null) or (uses <= max_uses))),
    foreign key (tenant_id, author_id) references app.people (tenant_id, user_id)
  );
  create unique index coupons_code on app.coupons (tenant_id, code_key) where deleted_at is null;
  create index coupons_created on app.coupons (tenant_id, created_at, id) where deleted_at is null;
  create index coupons_kind on app.coupons (tenant_id, kind, id) where deleted_at is null;
  create index coupons_trash on app.coupons (tenant_id, deleted_at) where deleted_at is not null;
  create index coupons_updated on app.coupons (tenant_id, updated_at, id) where deleted_at is null;
  ${tenantTable('coupons', roles)}

  create table app.orders (
    tenant_id bigint not null references platform.tenants (id),
    id bigint generated always as identity,
    guid uuid not null default gen_random_uuid(),
    seq bigint not null,
    number text not null,
    status text not null check (status in ('pending', 'ready for pickup', 'shipped', 'completed')),
    payment_status text not null default 'unpaid' check (payment_status in ('unpaid', 'authorized', 'paid', 'partially_refunded', 'refunded', 'failed')),
    cancelled_at timestamptz,
    customer_id bigint,
    visitor_id bigint,
    email text not null,
    firstname text not null default '',
    lastname text not null default '',
    phone text not null default '',
    currency text not null,
    subtotal numeric(14, 2) not null check (subtotal >= 0),
    discount numeric(14, 2) not null,
    shipping numeric(14, 2) not null check (shipping >= 0),
    tax numeric(14, 2) not null check (tax >= 0),
    total numeric(14, 2) not null,
    paid numeric(14, 2) not null default 0 check (paid >= 0),
    refunded numeric(14, 2) not null default 0,
    includes_tax boolean not null,
    tax_lines jsonb not null default '[]',
    items_count bigint not null,
    addresses jsonb not null,
    is_pickup boolean not null,
    shipping_method jsonb,
    payment_method jsonb not null,
    coupons jsonb not null default '[]',
    tracking jsonb not null default '[]',
    note text not null default '',
    notes text not null default '',
    cart_id bigint,
    cart_hash text not null default '',
    mailed_at timestamptz,
    customer_name text generated always as (TRIM(BOTH ' ' FROM ((firstname || ' ') || lastname))) stored not null,
    number_key text collate "C" generated always as (lower(number)) stored,
    email_key text collate "C" generated always as (lower(email)) stored,
    name_key text collate "C" generated always as (lower(TRIM(BOTH ' ' FROM ((firstname || ' ') || lastname)))) stored,
    author_id bigint,
    version integer not null default 1,
    created_at timestamptz not null default now(),
    updated_at timestamptz not null default now(),
    deleted_at timestamptz,
    account_wanted boolean not null default false,
    invoiced_at timestamptz,
    display_status text generated always as (
  case
      when (cancelled_at is null) then status
      else 'cancelled'
  end) stored not null,
    has_payment_mismatch boolean not null default false,
    primary key (tenant_id, id),
    unique (tenant_id, cart_id),
    unique (tenant_id, guid),
    unique (tenant_id, number),
    unique (tenant_id, seq),
    check ((discount >= 0) and (discount <= subtotal)),
    constraint orders_check1 check ((refunded >= 0) and (refunded <= paid)),
    constraint orders_check2 check (total = (((subtotal - discount) + shipping) +
  case
      when includes_tax then 0
      else tax
  end)),
    foreign key (tenant_id, author_id) references app.people (tenant_id, user_id),
    foreign key (tenant_id, customer_id) references app.customers (tenant_id, id)
  );
  create index orders_cart on app.orders (tenant_id, cart_hash);
  create index orders_created on app.orders (tenant_id, created_at, id);
  create index orders_customer on app.orders (tenant_id, customer_id, id) where customer_id is not null;
  create index orders_email on app.orders (tenant_id, email_key, id);
  create index orders_name on app.orders (tenant_id, name_key, id);
  create index orders_number on app.orders (tenant_id, number_key, id);
  create index orders_payment on app.orders (tenant_id, payment_status, id);
  create index orders_payment_mismatch on app.orders (tenant_id, id) where has_payment_mismatch;
  create index orders_display_status on app.orders (tenant_id, display_status, id);
  create index orders_status on app.orders (tenant_id, status, id);
  create index orders_total on app.orders (tenant_id, total, id);
  create index orders_updated on app.orders (tenant_id, updated_at, id);
  create index orders_visitor on app.orders (tenant_id, visitor_id, id) where visitor_id is not null;
  ${tenantTable('orders', roles, 'select, insert, update')}
  comment on column app.orders.seq is 'Counts up without gaps; the number has the prefix of the shop before it.';
  comment on column app.orders.visitor_id is 'Visitor who was signed in on the site.';
  comment on column app.orders.cart_id is 'Cart that became the order, which happens once; null for an order that staff created.';
  comment on column app.orders.mailed_at is 'Time at which customer and shop were notified; null while that is pending.';
  comment on column app.orders.account_wanted is 'True while a guest who requested an account has not got the email for it.';
  comment on column app.orders.invoiced_at is 'Time at which the invoice was issued; null without an invoice.';
  comment on column app.orders.display_status is 'Status in lists: that of the order, or cancelled.';
  comment on column app.orders.has_payment_mismatch is 'True while a payment of a different amount than requested is not resolved by staff.';

  create table app.order_items (
    tenant_id bigint not null references platform.tenants (id),
    id bigint generated always as identity,
    order_id bigint not null,
    product_id bigint not null,
    variant_id bigint not null,
    sku text not null,
    name text not null,
    options jsonb not null default '[]',
    quantity bigint not null check (quantity > 0),
    unit_price numeric(14, 2) not null check (unit_price >= 0),
    sale_price numeric(14, 2) check (sale_price >= 0),
    discount numeric(14, 2) not null check (discount >= 0),
    tax numeric(14, 2) not null check (tax >= 0),
    line_total numeric(14, 2) not null check (line_total >= 0),
    stock_status text not null,
    fulfilled bigint not null default 0,
    restocked bigint not null default 0,
    taken jsonb not null default '[]',
    primary key (tenant_id, id),
    check ((fulfilled >= 0) and (fulfilled <= quantity)),
    constraint order_items_check1 check ((restocked >= 0) and (restocked <= quantity)),
    constraint order_items_check2 check (line_total = ((quantity)::numeric * coalesce(sale_price, unit_price))),
    foreign key (tenant_id, order_id) references app.orders (tenant_id, id)
  );
  create index order_items_order on app.order_items (tenant_id, order_id, id);
  create index order_items_variant on app.order_items (tenant_id, variant_id);
  ${tenantTable('order_items', roles, 'select, insert, update')}
  comment on column app.order_items.restocked is 'Quantity that was returned to stock.';
  comment on column app.order_items.taken is 'Locations that the stock was allocated from; empty for items without stock tracking.';

  create table app.order_events (
    tenant_id bigint not null references platform.tenants (id),
    id bigint generated always as identity,
    order_id bigint not null,
    type text not null,
    text text not null default '',
    user_id bigint,
    created_at timestamptz not null default now(),
    primary key (tenant_id, id),
    foreign key (tenant_id, order_id) references app.orders (tenant_id, id),
    foreign key (tenant_id, user_id) references app.people (tenant_id, user_id)
  );
  create index order_events_order on app.order_events (tenant_id, order_id, id);
  ${tenantTable('order_events', roles, 'select, insert')}

  create table app.coupon_uses (
    tenant_id bigint not null references platform.tenants (id),
    order_id bigint not null,
    coupon_id bigint not null,
    email_key text collate "C" not null,
    primary key (tenant_id, order_id, coupon_id),
    foreign key (tenant_id, coupon_id) references app.coupons (tenant_id, id) on delete cascade,
    foreign key (tenant_id, order_id) references app.orders (tenant_id, id)
  );
  create index coupon_uses_customer on app.coupon_uses (tenant_id, coupon_id, email_key);
  ${tenantTable('coupon_uses', roles, 'select, insert, delete')}

  create table app.payments (
    tenant_id bigint not null references platform.tenants (id),
    id bigint generated always as identity,
    order_id bigint not null,
    kind text not null check (kind in ('payment', 'refund')),
    provider text not null,
    provider_ref text,
    amount numeric(14, 2) not null check (amount > 0),
    status text not null check (status in ('open', 'done', 'failed', 'mismatch')),
    reference text not null default '',
    url text not null default '',
    user_id bigint,
    created_at timestamptz not null default now(),
    updated_at timestamptz not null default now(),
    refund_email jsonb,
    covers jsonb not null default '{"items": [], "delivery": false}',
    primary key (tenant_id, id),
    unique (tenant_id, provider, provider_ref),
    foreign key (tenant_id, order_id) references app.orders (tenant_id, id),
    foreign key (tenant_id, user_id) references app.people (tenant_id, user_id)
  );
  create index payments_order on app.payments (tenant_id, order_id, id);
  ${tenantTable('payments', roles, 'select, insert, update')}
  comment on column app.payments.provider_ref is 'Id of the payment at the provider.';
  comment on column app.payments.status is 'mismatch when a different amount than requested was paid: it does not count.';
  comment on column app.payments.url is 'URL of the payment page.';
  comment on column app.payments.refund_email is 'Content of the refund email, sent once the provider has refunded; null when nobody is notified.';
  comment on column app.payments.covers is 'Items and delivery that a refund covers; empty for a refund of an amount only.';

  create table app.payment_accounts (
    tenant_id bigint not null references platform.tenants (id),
    provider text not null,
    secret_key text not null,
    webhook_secret text not null,
    updated_at timestamptz not null default now(),
    primary key (tenant_id, provider)
  );
  ${tenantTable('payment_accounts', roles)}
  comment on column app.payment_accounts.secret_key is 'Encrypted, as is the webhook secret.';

  create table app.payment_notices (
    tenant_id bigint not null references platform.tenants (id),
    provider text not null,
    notice text not null,
    created_at timestamptz not null default now(),
    primary key (tenant_id, provider, notice)
  );
  ${tenantTable('payment_notices', roles, 'select, insert, delete')}
`;
