import { type Migration, tenantTable } from '../migration.ts';

/**
 * Orders: pieces that open checkouts hold, what was ordered and for how much, what happened to it, payments, coupons, and the
 * counter that orders are numbered by. What an order names of products is a copy: they may change and go, it stays.
 */
export const orders: Migration = {
  id: '0036-orders',
  up: (roles) => `
    alter table app.shop_settings add column orders jsonb not null default '{}';

    create table app.counters (
      tenant_id bigint not null references platform.tenants (id),
      name text not null,
      value bigint not null check (value >= 0),
      primary key (tenant_id, name)
    );
    ${tenantTable('counters', roles, 'select, insert, update')}

    alter table app.carts
      add column user_id bigint,
      add column coupon_code text not null default '',
      add column details jsonb not null default '{}',
      add column problems jsonb not null default '{}',
      add column held_until timestamptz;
    create unique index carts_user on app.carts (tenant_id, user_id) where user_id is not null;
    create index carts_held on app.carts (tenant_id, held_until) where held_until is not null;

    create table app.reservations (
      tenant_id bigint not null references platform.tenants (id),
      cart_id bigint not null,
      variant_id bigint not null,
      location_id bigint not null,
      quantity bigint not null check (quantity > 0),
      primary key (tenant_id, cart_id, variant_id, location_id),
      foreign key (tenant_id, cart_id) references app.carts (tenant_id, id),
      foreign key (tenant_id, variant_id, location_id)
        references app.inventory_levels (tenant_id, variant_id, location_id) on delete cascade
    );
    create index reservations_level on app.reservations (tenant_id, variant_id, location_id);
    ${tenantTable('reservations', roles)}

    create table app.coupons (
      tenant_id bigint not null references platform.tenants (id),
      id bigint generated always as identity,
      code text not null,
      description text not null default '',
      kind text not null check (kind in ('percent', 'amount', 'free_shipping')),
      value numeric(14, 2) not null default 0 check (value >= 0 and (kind <> 'percent' or value <= 100)),
      enabled boolean not null default true,
      starts_at timestamptz,
      ends_at timestamptz,
      min_subtotal numeric(14, 2) not null default 0 check (min_subtotal >= 0),
      max_uses bigint check (max_uses > 0),
      max_uses_per_customer bigint check (max_uses_per_customer > 0),
      uses bigint not null default 0 check (uses >= 0 and (max_uses is null or uses <= max_uses)),
      code_key text collate "C" generated always as (lower(code)) stored,
      author_id bigint,
      version integer not null default 1,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      deleted_at timestamptz,
      primary key (tenant_id, id),
      foreign key (tenant_id, author_id) references app.people (tenant_id, user_id)
    );
    create unique index coupons_code on app.coupons (tenant_id, code_key) where deleted_at is null;
    create index coupons_kind on app.coupons (tenant_id, kind, id) where deleted_at is null;
    create index coupons_created on app.coupons (tenant_id, created_at, id) where deleted_at is null;
    create index coupons_updated on app.coupons (tenant_id, updated_at, id) where deleted_at is null;
    create index coupons_trash on app.coupons (tenant_id, deleted_at) where deleted_at is not null;
    ${tenantTable('coupons', roles)}

    create table app.orders (
      tenant_id bigint not null references platform.tenants (id),
      id bigint generated always as identity,
      guid uuid not null default gen_random_uuid(),
      seq bigint not null,
      number text not null,
      status text not null check (status in ('pending', 'ready for pickup', 'shipped', 'completed')),
      payment_status text not null default 'unpaid'
        check (payment_status in ('unpaid', 'authorized', 'paid', 'partially_refunded', 'refunded', 'failed')),
      cancelled_at timestamptz,
      customer_id bigint,
      visitor_id bigint,
      email text not null,
      firstname text not null default '',
      lastname text not null default '',
      phone text not null default '',
      currency text not null,
      subtotal numeric(14, 2) not null check (subtotal >= 0),
      discount numeric(14, 2) not null check (discount >= 0 and discount <= subtotal),
      shipping numeric(14, 2) not null check (shipping >= 0),
      tax numeric(14, 2) not null check (tax >= 0),
      total numeric(14, 2) not null,
      paid numeric(14, 2) not null default 0 check (paid >= 0),
      refunded numeric(14, 2) not null default 0 check (refunded >= 0 and refunded <= paid),
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
      cart_id bigint not null,
      cart_hash text not null,
      mailed_at timestamptz,
      customer_name text not null generated always as (trim(both ' ' from firstname || ' ' || lastname)) stored,
      number_key text collate "C" generated always as (lower(number)) stored,
      email_key text collate "C" generated always as (lower(email)) stored,
      name_key text collate "C" generated always as (lower(trim(both ' ' from firstname || ' ' || lastname))) stored,
      author_id bigint,
      version integer not null default 1,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      deleted_at timestamptz,
      primary key (tenant_id, id),
      unique (tenant_id, guid),
      unique (tenant_id, seq),
      unique (tenant_id, number),
      unique (tenant_id, cart_id),
      check (total = subtotal - discount + shipping + case when includes_tax then 0 else tax end),
      foreign key (tenant_id, customer_id) references app.customers (tenant_id, id),
      foreign key (tenant_id, author_id) references app.people (tenant_id, user_id)
    );
    create index orders_number on app.orders (tenant_id, number_key, id);
    create index orders_email on app.orders (tenant_id, email_key, id);
    create index orders_name on app.orders (tenant_id, name_key, id);
    create index orders_status on app.orders (tenant_id, status, id);
    create index orders_payment on app.orders (tenant_id, payment_status, id);
    create index orders_total on app.orders (tenant_id, total, id);
    create index orders_customer on app.orders (tenant_id, customer_id, id) where customer_id is not null;
    create index orders_cart on app.orders (tenant_id, cart_hash);
    create index orders_created on app.orders (tenant_id, created_at, id);
    create index orders_updated on app.orders (tenant_id, updated_at, id);
    ${tenantTable('orders', roles, 'select, insert, update')}

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
      check (fulfilled between 0 and quantity),
      check (restocked between 0 and quantity),
      check (line_total = quantity * coalesce(sale_price, unit_price)),
      foreign key (tenant_id, order_id) references app.orders (tenant_id, id)
    );
    create index order_items_order on app.order_items (tenant_id, order_id, id);
    create index order_items_variant on app.order_items (tenant_id, variant_id);
    ${tenantTable('order_items', roles, 'select, insert, update')}

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

    create table app.payments (
      tenant_id bigint not null references platform.tenants (id),
      id bigint generated always as identity,
      order_id bigint not null,
      kind text not null check (kind in ('payment', 'refund')),
      provider text not null,
      provider_ref text,
      amount numeric(14, 2) not null check (amount > 0),
      status text not null check (status in ('open', 'done', 'failed')),
      reference text not null default '',
      url text not null default '',
      user_id bigint,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      primary key (tenant_id, id),
      unique (tenant_id, provider, provider_ref),
      foreign key (tenant_id, order_id) references app.orders (tenant_id, id),
      foreign key (tenant_id, user_id) references app.people (tenant_id, user_id)
    );
    create index payments_order on app.payments (tenant_id, order_id, id);
    ${tenantTable('payments', roles, 'select, insert, update')}

    create table app.coupon_uses (
      tenant_id bigint not null references platform.tenants (id),
      order_id bigint not null,
      coupon_id bigint not null,
      email_key text collate "C" not null,
      primary key (tenant_id, order_id, coupon_id),
      foreign key (tenant_id, order_id) references app.orders (tenant_id, id),
      foreign key (tenant_id, coupon_id) references app.coupons (tenant_id, id) on delete cascade
    );
    create index coupon_uses_customer on app.coupon_uses (tenant_id, coupon_id, email_key);
    ${tenantTable('coupon_uses', roles, 'select, insert, delete')}
  `,
};
